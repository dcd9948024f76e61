// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers of two locks come in opposite orders; one of them takes a monitor in between. */
public final class ReadersOnly {
  private static final ReadWriteLock A = new ReentrantReadWriteLock();
  private static final ReadWriteLock B = new ReentrantReadWriteLock();
  private static final Object MONITOR = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReadersOnly::aThenB, ReadersOnly::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    A.readLock().lock();
    synchronized (MONITOR) {
      B.readLock().lock();
      System.out.println("a, b");
      B.readLock().unlock();
    }
    A.readLock().unlock();
  }

  private static void bThenA() {
    B.readLock().lock();
    A.readLock().lock();
    System.out.println("b, a");
    A.readLock().unlock();
    B.readLock().unlock();
    synchronized (MONITOR) {
      A.readLock().lock();
      System.out.println("a");
      A.readLock().unlock();
    }
  }
}
