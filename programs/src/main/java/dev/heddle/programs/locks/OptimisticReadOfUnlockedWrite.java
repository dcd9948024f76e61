// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** Validation knows of writers that took the lock only: others race with the reader. */
public final class OptimisticReadOfUnlockedWrite {
  private static final StampedLock LOCK = new StampedLock();
  private static int before;
  private static int after;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        OptimisticReadOfUnlockedWrite::writeBefore,
        OptimisticReadOfUnlockedWrite::read,
        OptimisticReadOfUnlockedWrite::writeAfter);
    System.out.println("done");
  }

  private static void writeBefore() {
    before = 1; // race: OptimisticReadOfUnlockedWrite.before
  }

  private static void read() {
    long stamp = LOCK.tryOptimisticRead();
    int sum = before; // race: OptimisticReadOfUnlockedWrite.before
    sum += after; // race: OptimisticReadOfUnlockedWrite.after
    if (!LOCK.validate(stamp)) {
      throw new AssertionError();
    }
  }

  private static void writeAfter() {
    after = 1; // race: OptimisticReadOfUnlockedWrite.after
  }
}
