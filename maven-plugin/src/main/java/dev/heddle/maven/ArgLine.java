// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

/** The arguments of the JVMs that Surefire and Failsafe start, in one line. */
final class ArgLine {
  private ArgLine() {}

  /**
   * Puts an argument before those that are there; an agent that is there already is not put there
   * again.
   *
   * @param old null if there are none yet
   */
  static String with(String argument, String old) {
    String word = quoted(argument);
    if (old == null || old.isBlank()) {
      return word;
    }
    return old.contains(word) ? old : word + " " + old;
  }

  /** Lines are split at spaces outside of quotes; a quote is quoted by the other sort. */
  private static String quoted(String argument) {
    if (argument.indexOf('"') >= 0) {
      return "'" + argument + "'";
    }
    return argument.indexOf(' ') >= 0 || argument.indexOf('\'') >= 0
        ? '"' + argument + '"'
        : argument;
  }
}
