// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** Threads set and get different characters of one text. */
public final class StringBuilderCharactersApart {
  private static final StringBuilder TEXT = new StringBuilder("abcdefgh");

  public static void main(String[] args) throws Exception {
    Threads.run(StringBuilderCharactersApart::first, StringBuilderCharactersApart::second);
    System.out.println(TEXT);
    System.out.println("done");
  }

  private static void first() {
    for (int i = 0; i < 4; i++) {
      TEXT.setCharAt(i, Character.toUpperCase(TEXT.charAt(i)));
    }
  }

  private static void second() {
    for (int i = 4; i < TEXT.length(); i++) {
      TEXT.setCharAt(i, Character.toUpperCase(TEXT.charAt(i)));
    }
  }
}
