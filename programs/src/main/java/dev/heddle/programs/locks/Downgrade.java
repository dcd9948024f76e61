// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The writer takes the read lock before it gives up the write lock: nobody comes in between. */
public final class Downgrade {
  private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(Downgrade::work, Downgrade::work);
    System.out.println(value);
  }

  private static void work() {
    for (int i = 0; i < 20; i++) {
      LOCK.writeLock().lock();
      int mine = ++value;
      LOCK.readLock().lock();
      LOCK.writeLock().unlock();
      if (value != mine) {
        throw new AssertionError();
      }
      LOCK.readLock().unlock();
    }
  }
}
