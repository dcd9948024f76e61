// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** An optimistic read that is never validated is an unprotected read. */
public final class OptimisticReadNotValidated {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OptimisticReadNotValidated::read, OptimisticReadNotValidated::write);
    System.out.println("done");
  }

  private static void read() {
    long stamp = LOCK.tryOptimisticRead();
    int read = value; // race: OptimisticReadNotValidated.value
  }

  private static void write() {
    long stamp = LOCK.writeLock();
    value = 1; // race: OptimisticReadNotValidated.value
    LOCK.unlockWrite(stamp);
  }
}
