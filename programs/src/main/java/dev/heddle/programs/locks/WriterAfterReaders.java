// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The writer is ordered after all readers that released before. */
public final class WriterAfterReaders {
  private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock(true);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriterAfterReaders::read, WriterAfterReaders::read, WriterAfterReaders::write);
    System.out.println(value);
  }

  private static void read() throws InterruptedException {
    LOCK.readLock().lockInterruptibly();
    if (value != 0) {
      throw new AssertionError();
    }
    LOCK.readLock().unlock();
  }

  private static void write() {
    if (LOCK.writeLock().tryLock()) {
      value = 1;
      LOCK.writeLock().unlock();
    }
  }
}
