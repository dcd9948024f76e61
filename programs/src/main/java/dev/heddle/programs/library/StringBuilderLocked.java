// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** A StringBuilder is used by two threads under one lock. */
public final class StringBuilderLocked {
  private static final StringBuilder SHARED = new StringBuilder();

  public static void main(String[] args) throws Exception {
    Threads.run(
        StringBuilderLocked::first, StringBuilderLocked::second, StringBuilderLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.append("text");
    }
  }

  private static void second() {
    synchronized (SHARED) {
      int read = SHARED.length();
    }
  }
}
