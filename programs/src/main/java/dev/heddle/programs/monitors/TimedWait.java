// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** A timed wait that nobody notifies takes the monitor again: the guarded field stays guarded. */
public final class TimedWait {
  private static final Object LOCK = new Object();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(TimedWait::waiter, TimedWait::writer);
    System.out.println(value);
  }

  private static void waiter() throws InterruptedException {
    synchronized (LOCK) {
      for (int i = 0; i < 5; i++) {
        value++;
        LOCK.wait(1);
        LOCK.wait(1, 500);
        value++;
      }
    }
  }

  private static void writer() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      synchronized (LOCK) {
        value++;
      }
      Thread.sleep(1);
    }
  }
}
