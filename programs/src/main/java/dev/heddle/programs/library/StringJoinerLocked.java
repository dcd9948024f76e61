// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;
import java.util.StringJoiner;

/** A StringJoiner is used by two threads under one lock. */
public final class StringJoinerLocked {
  private static final StringJoiner SHARED = new StringJoiner(",");

  public static void main(String[] args) throws Exception {
    Threads.run(StringJoinerLocked::first, StringJoinerLocked::second, StringJoinerLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.add("text");
    }
  }

  private static void second() {
    synchronized (SHARED) {
      int read = SHARED.length();
    }
  }
}
