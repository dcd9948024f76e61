// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/** StampedLock's write and read modes order like a read-write lock, through views too. */
public final class StampedReadWrite {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(StampedReadWrite::write, StampedReadWrite::read, StampedReadWrite::views);
    System.out.println(value);
  }

  private static void write() throws InterruptedException {
    for (int i = 0; i < 30; i++) {
      long stamp = i % 2 == 0 ? LOCK.writeLock() : LOCK.writeLockInterruptibly();
      value++;
      LOCK.unlockWrite(stamp);
    }
  }

  private static void read() throws InterruptedException {
    int last = 0;
    for (int i = 0; i < 30; i++) {
      long stamp = i % 2 == 0 ? LOCK.readLock() : LOCK.tryReadLock(10, TimeUnit.SECONDS);
      last = Math.max(last, value);
      LOCK.unlock(stamp);
    }
  }

  private static void views() {
    for (int i = 0; i < 30; i++) {
      LOCK.asWriteLock().lock();
      value++;
      LOCK.asWriteLock().unlock();
      LOCK.asReadWriteLock().readLock().lock();
      int last = value;
      LOCK.asReadWriteLock().readLock().unlock();
    }
  }
}
