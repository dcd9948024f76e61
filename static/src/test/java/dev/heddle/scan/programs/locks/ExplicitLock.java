// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A ReentrantLock is taken by one of the two methods only. */
public final class ExplicitLock {
  private final Lock lock = new ReentrantLock();
  private int seats = 10;

  private void book() {
    lock.lock();
    try {
      seats--; // race: ExplicitLock.seats
    } finally {
      lock.unlock();
    }
  }

  private void cancel() {
    seats++; // race: ExplicitLock.seats
  }

  private void cancelLocked() {
    lock.lock();
    try {
      seats++;
    } finally {
      lock.unlock();
    }
  }

  public static void racy() throws Exception {
    ExplicitLock theatre = new ExplicitLock();
    Thread first = new Thread(theatre::book);
    Thread second = new Thread(theatre::cancel);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ExplicitLock theatre = new ExplicitLock();
    Thread first = new Thread(theatre::book);
    Thread second = new Thread(theatre::cancelLocked);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
