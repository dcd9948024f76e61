// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A write under the read lock is not exclusive. */
public final class WriteUnderReadLock {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private int price;

  private void discount() {
    lock.readLock().lock();
    try {
      price--; // race: WriteUnderReadLock.price
    } finally {
      lock.readLock().unlock();
    }
  }

  private void discountSafely() {
    lock.writeLock().lock();
    try {
      price--;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void racy() throws Exception {
    WriteUnderReadLock item = new WriteUnderReadLock();
    Thread first = new Thread(item::discount);
    Thread second = new Thread(item::discount);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    WriteUnderReadLock item = new WriteUnderReadLock();
    Thread first = new Thread(item::discountSafely);
    Thread second = new Thread(item::discountSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
