// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Only one of the two threads holds the monitor: a lock orders nobody who does not take it. */
public final class OneSideUnlocked {
  private static final Object LOCK = new Object();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OneSideUnlocked::locked, OneSideUnlocked::unlocked);
    System.out.println("done");
  }

  private static void locked() {
    synchronized (LOCK) {
      count = 1; // race: OneSideUnlocked.count
    }
  }

  private static void unlocked() {
    count = 2; // race: OneSideUnlocked.count
  }
}
