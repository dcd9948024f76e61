// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** One thread sets a character, the other gets it. */
public final class StringBuilderCharacterShared {
  private static final StringBuilder TEXT = new StringBuilder("abcd");

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StringBuilderCharacterShared::first, StringBuilderCharacterShared::second);
    System.out.println("done");
  }

  private static void first() {
    TEXT.charAt(0);
    TEXT.charAt(1); // race: java.lang.StringBuilder
  }

  private static void second() {
    TEXT.setCharAt(1, 'x'); // race: java.lang.StringBuilder
  }
}
