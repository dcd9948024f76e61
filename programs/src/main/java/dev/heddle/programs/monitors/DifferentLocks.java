// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Each thread holds a monitor, but not the same one. */
public final class DifferentLocks {
  private static final Object LEFT = new Object();
  private static final Object RIGHT = new Object();
  private static int shared;

  public static void main(String[] args) throws Exception {
    Threads.run(DifferentLocks::left, DifferentLocks::right);
    System.out.println("done");
  }

  private static void left() {
    synchronized (LEFT) {
      shared = 1; // race: DifferentLocks.shared
    }
  }

  private static void right() {
    synchronized (RIGHT) {
      shared = 2; // race: DifferentLocks.shared
    }
  }
}
