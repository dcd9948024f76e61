// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers under the read lock, writers under the write lock: all conflicts are ordered. */
public final class ReadWriteLockGuards {
  private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(
        ReadWriteLockGuards::write,
        ReadWriteLockGuards::read,
        ReadWriteLockGuards::read,
        ReadWriteLockGuards::write);
    System.out.println(value);
  }

  private static void write() {
    for (int i = 0; i < 50; i++) {
      LOCK.writeLock().lock();
      value++;
      LOCK.writeLock().unlock();
    }
  }

  private static void read() {
    int last = 0;
    for (int i = 0; i < 50; i++) {
      LOCK.readLock().lock();
      last = Math.max(last, value);
      LOCK.readLock().unlock();
    }
  }
}
