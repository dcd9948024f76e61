// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.library;

/**
 * What is known beforehand of the code of a method: section 3.2 of "Effective Techniques for Static
 * Race Detection in Java Parallel Loops".
 */
public enum Safety {
  /** Its own instructions cannot race. */
  THREAD_SAFE("thread-safe"),
  /** Nor can those of anything that it calls. */
  TRANSITIVELY_THREAD_SAFE("transitively-thread-safe"),
  /** What it makes itself is safe, whatever class that is of. */
  INSTANTIATES_ONLY_SAFE_OBJECTS("instantiates-only-safe-objects"),
  /** Objects that may be unsafe come in as arguments, or go out as its result. */
  CIRCULATES_UNSAFE_OBJECTS("circulates-unsafe-objects");

  private final String word;

  Safety(String word) {
    this.word = word;
  }

  /** The word of the model's language. */
  public String word() {
    return word;
  }

  /** Takes the next word if it is one of these; null if not. */
  static Safety take(Words words) {
    for (Safety each : values()) {
      if (words.take(each.word)) {
        return each;
      }
    }
    return null;
  }
}
