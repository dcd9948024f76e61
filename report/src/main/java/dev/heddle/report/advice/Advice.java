// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

/**
 * One way to mend what a finding is about.
 *
 * @param title what to do, in a few words
 * @param text what to do and why, in one or more sentences
 * @param diff the change to the source; null if it is not known
 */
public record Advice(String title, String text, Diff diff) {

  static Advice withoutDiff(String title, String text) {
    return new Advice(title, text, null);
  }
}
