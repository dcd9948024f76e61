// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A value written before a read lock was taken is not handed to a later holder of a read lock. */
public final class ReadersDoNotOrder {
  private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReadersDoNotOrder::first, ReadersDoNotOrder::second);
    System.out.println("done");
  }

  private static void first() throws InterruptedException {
    value = 1; // race: ReadersDoNotOrder.value
    if (LOCK.readLock().tryLock(1, TimeUnit.SECONDS)) {
      LOCK.readLock().unlock();
    }
  }

  private static void second() {
    if (LOCK.readLock().tryLock()) {
      LOCK.readLock().unlock();
    }
    int read = value; // race: ReadersDoNotOrder.value
  }
}
