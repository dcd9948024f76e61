// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A weak CAS of volatile strength in a retry loop is a lock like the strong one. */
public final class WeakCompareAndSetVolatile {
  private static final AtomicInteger HELD = new AtomicInteger();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(WeakCompareAndSetVolatile::count, WeakCompareAndSetVolatile::count);
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 100; i++) {
      while (!HELD.weakCompareAndSetVolatile(0, 1)) {
        Thread.yield();
      }
      count++;
      HELD.set(0);
    }
  }
}
