// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that a thread holds already are taken again under others: that never waits. */
public final class Reentrant {
  private static final Object MONITOR = new Object();
  private static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(Reentrant::again, Reentrant::once);
    System.out.println("done");
  }

  private static void again() {
    LOCK.lock();
    synchronized (MONITOR) {
      LOCK.lock();
      synchronized (MONITOR) {
        System.out.println("again");
      }
      LOCK.unlock();
    }
    LOCK.unlock();
  }

  private static void once() {
    LOCK.lock();
    synchronized (MONITOR) {
      System.out.println("once");
    }
    LOCK.unlock();
  }
}
