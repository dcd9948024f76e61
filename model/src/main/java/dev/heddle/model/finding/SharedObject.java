// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import java.util.List;

/**
 * The object that a finding is about, as far as a run knows it.
 *
 * @param name its class and a number that tells it from others of the class: {@code bank.Account@1}
 * @param origin what the stack tells of it; null if nothing is known
 * @param stack innermost frame first, or places; empty if nothing is known
 */
public record SharedObject(String name, Origin origin, List<Frame> stack) {

  public SharedObject {
    stack = List.copyOf(stack);
  }

  /** An object of which only the name is known. */
  public static SharedObject named(String name) {
    return new SharedObject(name, null, List.of());
  }

  /** What is known of where an object comes from. */
  public enum Origin {
    /** The call that constructed this very object. */
    CONSTRUCTED("constructedAt", "was constructed at"),
    /** All places in the code that make objects of its class, or for its field: not a stack. */
    MADE("madeAt", "is one of those made at"),
    /** The first call that was seen on the object. */
    FIRST_USED("firstUsedAt", "was first used at");

    private final String key;
    private final String phrase;

    Origin(String key, String phrase) {
      this.key = key;
      this.phrase = phrase;
    }

    /** The member of report.json that has the stack. */
    public String key() {
      return key;
    }

    /** What goes between the object's name and the stack. */
    public String phrase() {
      return phrase;
    }
  }
}
