// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Opposite orders under the reading side of a third lock, which lets both threads in. */
public final class GateLockForReaders {
  private static final ReentrantReadWriteLock GATE = new ReentrantReadWriteLock();
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(GateLockForReaders::aThenB, GateLockForReaders::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    GATE.readLock().lock();
    synchronized (A) {
      synchronized (B) { // deadlock: Object
        System.out.println("a, b");
      }
    }
    GATE.readLock().unlock();
  }

  private static void bThenA() {
    GATE.readLock().lock();
    synchronized (B) {
      synchronized (A) { // deadlock: Object
        System.out.println("b, a");
      }
    }
    GATE.readLock().unlock();
  }
}
