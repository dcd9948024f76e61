// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.locks.ReentrantLock;

/** Virtual threads take a lock and a monitor in opposite orders. */
public final class OppositeOrders {
  private static final Schedule SCHEDULE = new Schedule();
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Object MONITOR = new Object();

  public static void main(String[] args) throws Exception {
    Thread one = Thread.startVirtualThread(OppositeOrders::lockFirst);
    Thread other = Thread.startVirtualThread(OppositeOrders::monitorFirst);
    one.join();
    other.join();
    System.out.println("done");
  }

  private static void lockFirst() {
    LOCK.lock();
    synchronized (MONITOR) { // deadlock: Object+ReentrantLock
      System.out.println("lock, monitor");
    }
    LOCK.unlock();
    SCHEDULE.reach(1);
  }

  private static void monitorFirst() {
    SCHEDULE.await(1);
    synchronized (MONITOR) {
      LOCK.lock(); // deadlock: Object+ReentrantLock
      System.out.println("monitor, lock");
      LOCK.unlock();
    }
  }
}
