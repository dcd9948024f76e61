// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Waiting at the inner of two monitors keeps their order. */
public final class WaitUnderFirstLock {
  private static final Object OUTER = new Object();
  private static final Object INNER = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WaitUnderFirstLock::waits, WaitUnderFirstLock::nests);
    System.out.println("done");
  }

  private static void waits() throws InterruptedException {
    synchronized (OUTER) {
      synchronized (INNER) {
        INNER.wait(10);
        System.out.println("waited");
      }
    }
  }

  private static void nests() {
    synchronized (OUTER) {
      synchronized (INNER) {
        System.out.println("nested");
      }
    }
  }
}
