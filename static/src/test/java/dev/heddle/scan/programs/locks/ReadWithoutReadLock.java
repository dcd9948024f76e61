// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The writer takes the write lock but the reader forgets the read lock. */
public final class ReadWithoutReadLock {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private double rate;

  private void update(double value) {
    lock.writeLock().lock();
    try {
      rate = value; // race: ReadWithoutReadLock.rate
    } finally {
      lock.writeLock().unlock();
    }
  }

  private double rate() {
    return rate; // race: ReadWithoutReadLock.rate
  }

  private double rateLocked() {
    lock.readLock().lock();
    try {
      return rate;
    } finally {
      lock.readLock().unlock();
    }
  }

  public static void racy() throws Exception {
    ReadWithoutReadLock exchange = new ReadWithoutReadLock();
    Thread first = new Thread(() -> exchange.update(1.1));
    Thread second = new Thread(() -> exchange.rate());
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ReadWithoutReadLock exchange = new ReadWithoutReadLock();
    Thread first = new Thread(() -> exchange.update(1.1));
    Thread second = new Thread(() -> exchange.rateLocked());
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
