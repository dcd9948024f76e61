// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads count under one ReentrantLock. */
public final class ReentrantLockGuards {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(ReentrantLockGuards::count, ReentrantLockGuards::count);
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 500; i++) {
      LOCK.lock();
      try {
        count++;
      } finally {
        LOCK.unlock();
      }
    }
  }
}
