// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** Validation excuses reads, not writes: nobody is kept out of an optimistic section. */
public final class WriteInOptimisticMode {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteInOptimisticMode::optimistic, WriteInOptimisticMode::locked);
    System.out.println("done");
  }

  private static void optimistic() {
    long stamp = LOCK.tryOptimisticRead();
    value = 1; // race: WriteInOptimisticMode.value
    LOCK.validate(stamp);
  }

  private static void locked() {
    long stamp = LOCK.writeLock();
    value = 2; // race: WriteInOptimisticMode.value
    LOCK.unlockWrite(stamp);
  }
}
