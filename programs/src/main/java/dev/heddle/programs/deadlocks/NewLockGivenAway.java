// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is made and given to others; later its maker takes it like anybody else. */
public final class NewLockGivenAway {
  private static final Object MONITOR = new Object();
  private static ReentrantLock lock;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(NewLockGivenAway::make, NewLockGivenAway::use);
    System.out.println("done");
  }

  private static void make() {
    synchronized (MONITOR) {
      lock = new ReentrantLock();
    }
    synchronized (MONITOR) {
      lock.lock(); // deadlock: Object+ReentrantLock
      lock.unlock();
    }
  }

  private static void use() {
    ReentrantLock shared;
    synchronized (MONITOR) {
      shared = lock;
    }
    shared.lock();
    synchronized (MONITOR) { // deadlock: Object+ReentrantLock
      System.out.println("lock, monitor");
    }
    shared.unlock();
  }
}
