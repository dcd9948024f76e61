// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.ReentrantLock;

/** Two methods take the same lock and call the same third one; or one of them lets go before. */
public final class LockInTwoCallers {
  private final Object monitor = new Object();
  private final ReentrantLock lock = new ReentrantLock();
  private int entered;
  private int locked;

  private void add() {
    synchronized (monitor) {
      enter();
    }
    lock.lock();
    try {
      count();
    } finally {
      lock.unlock();
    }
  }

  private void remove() {
    synchronized (monitor) {
      // Again, and out of it again.
      synchronized (monitor) {
        enter();
      }
      enter();
    }
    lock.lock();
    try {
      count();
    } finally {
      lock.unlock();
    }
  }

  private void removeLate() {
    synchronized (monitor) {
      hashCode();
    }
    enter();
    lock.lock();
    lock.unlock();
    count();
  }

  private void enter() {
    entered++; // race: LockInTwoCallers.entered
  }

  private void count() {
    locked++; // race: LockInTwoCallers.locked
  }

  public static void racy() throws Exception {
    LockInTwoCallers table = new LockInTwoCallers();
    new Thread(table::add).start();
    new Thread(table::removeLate).start();
  }

  public static void safe() throws Exception {
    LockInTwoCallers table = new LockInTwoCallers();
    new Thread(table::add).start();
    new Thread(table::remove).start();
    table.add();
    table.remove();
  }
}
