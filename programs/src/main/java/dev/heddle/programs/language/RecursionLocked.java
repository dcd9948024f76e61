// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Mutual recursion that takes its lock again on every level. */
public final class RecursionLocked {
  private static final Object LOCK = new Object();
  private static int visits;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> even(100), () -> even(60));
    System.out.println(visits);
  }

  private static void even(int levels) {
    synchronized (LOCK) {
      visits++;
      if (levels > 0) {
        odd(levels - 1);
      }
    }
  }

  private static void odd(int levels) {
    synchronized (LOCK) {
      visits++;
      even(levels - 1);
    }
  }
}
