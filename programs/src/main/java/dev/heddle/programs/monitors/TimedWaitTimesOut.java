// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Waiting long enough is no synchronisation: the writer never entered the monitor. */
public final class TimedWaitTimesOut {
  private static final Object LOCK = new Object();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(TimedWaitTimesOut::waiter, TimedWaitTimesOut::writer);
    System.out.println("done");
  }

  private static void waiter() throws InterruptedException {
    synchronized (LOCK) {
      LOCK.wait(20);
      int read = value; // race: TimedWaitTimesOut.value
    }
  }

  private static void writer() {
    value = 1; // race: TimedWaitTimesOut.value
  }
}
