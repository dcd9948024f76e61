// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** One notifyAll lets four waiters go, each of which takes its turn in the monitor. */
public final class NotifyAllManyWaiters {
  private static final Object LOCK = new Object();
  private static boolean open;
  private static int passed;

  public static void main(String[] args) throws Exception {
    Body visitor = NotifyAllManyWaiters::pass;
    Threads.run(visitor, visitor, visitor, visitor, NotifyAllManyWaiters::open);
    System.out.println(passed);
  }

  private static void pass() throws InterruptedException {
    synchronized (LOCK) {
      while (!open) {
        LOCK.wait();
      }
      passed++;
    }
  }

  private static void open() throws InterruptedException {
    Thread.sleep(5);
    synchronized (LOCK) {
      open = true;
      LOCK.notifyAll();
    }
  }
}
