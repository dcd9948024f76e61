// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/**
 * The value is handed over in the monitor: the notifier's exit happens before the waiter goes on.
 */
public final class WaitNotify {
  private static final Object LOCK = new Object();
  private static boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(WaitNotify::consume, WaitNotify::produce);
    System.out.println("done");
  }

  private static void consume() throws InterruptedException {
    synchronized (LOCK) {
      while (!ready) {
        LOCK.wait();
      }
    }
    if (value != 42) {
      throw new AssertionError(value);
    }
  }

  private static void produce() {
    value = 42;
    synchronized (LOCK) {
      ready = true;
      LOCK.notify();
    }
  }
}
