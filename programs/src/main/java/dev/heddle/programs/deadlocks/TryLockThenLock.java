// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that was tried for is held like any other while the thread waits for the next. */
public final class TryLockThenLock {
  private static final ReentrantLock A = new ReentrantLock();
  private static final ReentrantLock B = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TryLockThenLock::aThenB, TryLockThenLock::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    if (A.tryLock()) {
      B.lock(); // deadlock: ReentrantLock
      System.out.println("a, b");
      B.unlock();
      A.unlock();
    }
  }

  private static void bThenA() throws InterruptedException {
    if (B.tryLock(1, TimeUnit.SECONDS)) {
      A.lockInterruptibly(); // deadlock: ReentrantLock
      System.out.println("b, a");
      A.unlock();
      B.unlock();
    }
  }
}
