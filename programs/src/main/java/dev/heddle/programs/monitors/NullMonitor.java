// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Entering the monitor of null throws as ever and holds nothing: the handler's write races. */
public final class NullMonitor {
  private static Object lock;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(NullMonitor::enter, NullMonitor::enter);
    System.out.println("done");
  }

  private static void enter() {
    try {
      synchronized (lock) {
        throw new AssertionError("entered");
      }
    } catch (NullPointerException expected) {
      value = 1; // race: NullMonitor.value
    }
  }
}
