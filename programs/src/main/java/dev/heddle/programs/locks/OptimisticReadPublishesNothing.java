// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** Validation orders the reads in front of it before the next writer, and nothing else. */
public final class OptimisticReadPublishesNothing {
  private static final StampedLock LOCK = new StampedLock();
  private static int guarded;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OptimisticReadPublishesNothing::read, OptimisticReadPublishesNothing::write);
    System.out.println("done");
  }

  private static void read() {
    value = 1; // race: OptimisticReadPublishesNothing.value
    long stamp = LOCK.tryOptimisticRead();
    int read = guarded;
    if (!LOCK.validate(stamp)) {
      throw new AssertionError();
    }
  }

  private static void write() {
    long stamp = LOCK.writeLock();
    guarded = 1;
    int read = value; // race: OptimisticReadPublishesNothing.value
    LOCK.unlockWrite(stamp);
  }
}
