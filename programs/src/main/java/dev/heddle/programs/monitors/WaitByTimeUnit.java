// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;

/** TimeUnit.timedWait() waits as wait() does: others hold the monitor meanwhile. */
public final class WaitByTimeUnit {
  private static final Object LOCK = new Object();
  private static boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(WaitByTimeUnit::waiter, WaitByTimeUnit::writer);
    System.out.println(value);
  }

  private static void waiter() throws InterruptedException {
    synchronized (LOCK) {
      while (!ready) {
        value++;
        TimeUnit.NANOSECONDS.timedWait(LOCK, 2_000_000);
        value--;
      }
      value++;
    }
  }

  private static void writer() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      synchronized (LOCK) {
        value++;
      }
      Thread.sleep(1);
    }
    synchronized (LOCK) {
      ready = true;
      LOCK.notifyAll();
    }
  }
}
