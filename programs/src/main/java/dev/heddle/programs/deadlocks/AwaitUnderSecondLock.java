// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The same with a condition: the outer lock is taken again under the inner one. */
public final class AwaitUnderSecondLock {
  private static final ReentrantLock OUTER = new ReentrantLock();
  private static final Condition CHANGED = OUTER.newCondition();
  private static final Object INNER = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(AwaitUnderSecondLock::waits, AwaitUnderSecondLock::nests);
    System.out.println("done");
  }

  private static void waits() throws InterruptedException {
    OUTER.lock();
    synchronized (INNER) {
      CHANGED.await(10, TimeUnit.MILLISECONDS); // deadlock: Object+ReentrantLock
      System.out.println("waited");
    }
    OUTER.unlock();
  }

  private static void nests() {
    OUTER.lock();
    synchronized (INNER) { // deadlock: Object+ReentrantLock
      System.out.println("nested");
    }
    OUTER.unlock();
  }
}
