// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/**
 * A thread that waits at the outer of two monitors keeps the inner one, and takes the outer again:
 * the order is the opposite of that in which it took them.
 */
public final class WaitUnderSecondLock {
  private static final Object OUTER = new Object();
  private static final Object INNER = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WaitUnderSecondLock::waits, WaitUnderSecondLock::nests);
    System.out.println("done");
  }

  private static void waits() throws InterruptedException {
    synchronized (OUTER) {
      synchronized (INNER) {
        OUTER.wait(10); // deadlock: Object
        System.out.println("waited");
      }
    }
  }

  private static void nests() {
    synchronized (OUTER) {
      synchronized (INNER) { // deadlock: Object
        System.out.println("nested");
      }
    }
  }
}
