// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;

/** Who writes needs the write lock of the lock that is named. */
public final class GuardedByReadLock {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  @GuardedBy("lock")
  private int value;

  private void set(int to) {
    lock.readLock().lock();
    try {
      value = to; // race: GuardedByReadLock.value
    } finally {
      lock.readLock().unlock();
    }
  }

  private void setLocked(int to) {
    lock.writeLock().lock();
    try {
      value = to;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void racy() {
    GuardedByReadLock cell = new GuardedByReadLock();
    IntStream.range(0, 9).parallel().forEach(cell::set);
  }

  public static void safe() {
    GuardedByReadLock cell = new GuardedByReadLock();
    IntStream.range(0, 9).parallel().forEach(cell::setLocked);
  }
}
