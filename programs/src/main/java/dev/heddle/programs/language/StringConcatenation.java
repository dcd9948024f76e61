// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Concatenating reads the fields that take part. */
public final class StringConcatenation {
  private static int number;
  private static String text = "";

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StringConcatenation::read, StringConcatenation::write);
    System.out.println("done");
  }

  private static void read() {
    String read = "a" + number + text; // race: StringConcatenation.number, StringConcatenation.text
  }

  private static void write() {
    number = 1; // race: StringConcatenation.number
    text = "b"; // race: StringConcatenation.text
  }
}
