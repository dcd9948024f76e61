// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Only one of the threads takes the lock. */
public final class ReentrantLockOneSide {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReentrantLockOneSide::locked, ReentrantLockOneSide::unlocked);
    System.out.println("done");
  }

  private static void locked() {
    LOCK.lock();
    try {
      count = 1; // race: ReentrantLockOneSide.count
    } finally {
      LOCK.unlock();
    }
  }

  private static void unlocked() {
    count = 2; // race: ReentrantLockOneSide.count
  }
}
