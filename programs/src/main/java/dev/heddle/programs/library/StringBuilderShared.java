// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** A StringBuilder is not thread-safe, and is used by two threads without a lock. */
public final class StringBuilderShared {
  private static final StringBuilder SHARED = new StringBuilder();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StringBuilderShared::first, StringBuilderShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.append("text"); // race: java.lang.StringBuilder
  }

  private static void second() {
    int read = SHARED.length(); // race: java.lang.StringBuilder
  }
}
