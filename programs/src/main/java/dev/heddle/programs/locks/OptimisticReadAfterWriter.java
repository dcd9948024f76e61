// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read after the writer: validation makes it as good as a read lock. */
public final class OptimisticReadAfterWriter {
  private static final StampedLock LOCK = new StampedLock();
  private static int x;
  private static int y;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OptimisticReadAfterWriter::write, OptimisticReadAfterWriter::read);
    System.out.println(x + y);
  }

  private static void write() {
    long stamp = LOCK.writeLock();
    x = 1;
    y = 2;
    LOCK.unlockWrite(stamp);
  }

  private static void read() {
    long stamp = LOCK.tryOptimisticRead();
    int sum = x + y;
    if (!LOCK.validate(stamp) || sum != 3) {
      throw new AssertionError();
    }
  }
}
