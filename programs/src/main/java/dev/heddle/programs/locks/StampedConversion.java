// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** Read and optimistic stamps that were converted to write stamps exclude like write stamps. */
public final class StampedConversion {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(StampedConversion::fromRead, StampedConversion::fromOptimistic);
    System.out.println(value);
  }

  private static void fromRead() {
    for (int i = 0; i < 20; i++) {
      long stamp = LOCK.readLock();
      long write = LOCK.tryConvertToWriteLock(stamp);
      if (write == 0) {
        LOCK.unlockRead(stamp);
        write = LOCK.writeLock();
      }
      value++;
      long read = LOCK.tryConvertToReadLock(write);
      int seen = value;
      LOCK.unlockRead(read);
    }
  }

  private static void fromOptimistic() {
    for (int i = 0; i < 20; i++) {
      long stamp = LOCK.tryConvertToWriteLock(LOCK.tryOptimisticRead());
      while (stamp == 0) {
        Thread.yield();
        stamp = LOCK.tryConvertToWriteLock(LOCK.tryOptimisticRead());
      }
      value++;
      LOCK.unlock(stamp);
    }
  }
}
