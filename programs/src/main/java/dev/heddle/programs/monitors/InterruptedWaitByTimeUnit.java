// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import java.util.concurrent.TimeUnit;

/** TimeUnit.timedWait() holds the monitor again when it ends by interruption, too. */
public final class InterruptedWaitByTimeUnit {
  private static final Object LOCK = new Object();
  private static int value;
  private static boolean waiting;

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(InterruptedWaitByTimeUnit::waitForInterrupt);
    waiter.start();
    while (true) {
      synchronized (LOCK) {
        if (waiting) {
          // The interrupt comes first: it tells the waiter nothing of the write.
          waiter.interrupt();
          value = 1;
          break;
        }
      }
      Thread.sleep(1);
    }
    waiter.join();
    System.out.println(value);
  }

  private static void waitForInterrupt() {
    synchronized (LOCK) {
      waiting = true;
      try {
        while (true) {
          TimeUnit.SECONDS.timedWait(LOCK, 10);
        }
      } catch (InterruptedException expected) {
        value++;
      }
    }
  }
}
