// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A monitor and an explicit lock, taken in opposite orders. */
public final class MonitorAndLock {
  private static final Object MONITOR = new Object();
  private static final Lock LOCK = new ReentrantLock(true);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(MonitorAndLock::monitorFirst, MonitorAndLock::lockFirst);
    System.out.println("done");
  }

  private static void monitorFirst() {
    synchronized (MONITOR) {
      LOCK.lock(); // deadlock: Object+ReentrantLock
      try {
        System.out.println("monitor, lock");
      } finally {
        LOCK.unlock();
      }
    }
  }

  private static void lockFirst() {
    LOCK.lock();
    try {
      synchronized (MONITOR) { // deadlock: Object+ReentrantLock
        System.out.println("lock, monitor");
      }
    } finally {
      LOCK.unlock();
    }
  }
}
