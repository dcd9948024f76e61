// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** Who comes after the holder of the write lock comes after the validated reads before it, too. */
public final class OptimisticReadThenOrdered {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OptimisticReadThenOrdered::read, OptimisticReadThenOrdered::close);
    System.out.println(value);
  }

  private static void read() {
    long stamp = LOCK.tryOptimisticRead();
    int read = value;
    if (!LOCK.validate(stamp) || read != 0) {
      throw new AssertionError();
    }
  }

  private static void close() throws InterruptedException {
    LOCK.unlockWrite(LOCK.writeLock());
    Thread cleaner = new Thread(() -> value = 1);
    cleaner.start();
    cleaner.join();
  }
}
