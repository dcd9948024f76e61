// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** Making a string of a text looks at all its characters. */
public final class StringBuilderTextAgainstCharacter {
  private static final StringBuilder TEXT = new StringBuilder("abcd");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        StringBuilderTextAgainstCharacter::first, StringBuilderTextAgainstCharacter::second);
    System.out.println("done");
  }

  private static void first() {
    TEXT.setCharAt(1, 'x'); // race: java.lang.StringBuilder
  }

  private static void second() {
    String text = TEXT.toString(); // race: java.lang.StringBuilder
  }
}
