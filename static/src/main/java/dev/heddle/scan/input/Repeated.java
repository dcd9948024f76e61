// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.input;

import java.util.List;

/** Counts classes of which one is shown as an example. */
final class Repeated {
  private int count;
  private String example;

  void add(String name) {
    if (count++ == 0) {
      example = name;
    }
  }

  /**
   * One sentence, or none if there was nothing to count.
   *
   * @param predicate the rest of the sentence after "classes are", with {@code %s} for the example
   */
  List<String> sentence(String predicate) {
    if (count == 0) {
      return List.of();
    }
    String subject = count == 1 ? "1 class is " : count + " classes are ";
    return List.of(subject + predicate.formatted(example));
  }
}
