// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Locks that the program has made itself, taken in opposite orders. */
public final class OwnLock {
  private static final Mutex A = new Mutex();
  private static final Mutex B = new Mutex();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OwnLock::aThenB, OwnLock::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    A.acquire(1);
    B.acquire(1); // deadlock: Mutex
    System.out.println("a, b");
    B.release(1);
    A.release(1);
  }

  private static void bThenA() {
    B.acquire(1);
    A.acquire(1); // deadlock: Mutex
    System.out.println("b, a");
    A.release(1);
    B.release(1);
  }

  private static final class Mutex extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean tryAcquire(int ignored) {
      return compareAndSetState(0, 1);
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(0);
      return true;
    }
  }
}
