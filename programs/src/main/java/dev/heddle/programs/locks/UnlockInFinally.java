// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * An exception in the guarded section: the finally clause unlocks, and the next holder is ordered.
 */
public final class UnlockInFinally {
  private static final Lock LOCK = new ReentrantLock();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(UnlockInFinally::failing, UnlockInFinally::failing);
    System.out.println(count);
  }

  private static void failing() {
    for (int i = 0; i < 10; i++) {
      try {
        LOCK.lock();
        try {
          count++;
          throw new IllegalStateException("on purpose");
        } finally {
          LOCK.unlock();
        }
      } catch (IllegalStateException expected) {
        continue;
      }
    }
  }
}
