// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicLong;

/** Acquire on entry and release on exit are enough for a lock. */
public final class WeakCompareAndSetAcquireRelease {
  private static final AtomicLong HELD = new AtomicLong();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(WeakCompareAndSetAcquireRelease::count, WeakCompareAndSetAcquireRelease::count);
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 100; i++) {
      while (!HELD.weakCompareAndSetAcquire(0, 1)) {
        Thread.yield();
      }
      count++;
      while (!HELD.weakCompareAndSetRelease(1, 0)) {
        Thread.onSpinWait();
      }
    }
  }
}
