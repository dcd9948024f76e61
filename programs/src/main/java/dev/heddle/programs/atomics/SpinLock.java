// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** A spin lock of compareAndSet() and set(): each success reads from the last release. */
public final class SpinLock {
  private static final AtomicBoolean HELD = new AtomicBoolean();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(SpinLock::count, SpinLock::count);
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 200; i++) {
      while (!HELD.compareAndSet(false, true)) {
        Thread.yield();
      }
      count++;
      HELD.set(false);
    }
  }
}
