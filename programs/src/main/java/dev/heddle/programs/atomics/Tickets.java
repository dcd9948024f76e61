// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Whoever draws the last ticket is ordered after all who drew before. */
public final class Tickets {
  private static final AtomicInteger DRAWN = new AtomicInteger();
  private static final int[] RESULTS = new int[4];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> work(0), () -> work(1), () -> work(2), () -> work(3));
    System.out.println("done");
  }

  private static void work(int index) {
    RESULTS[index] = index + 1;
    if (DRAWN.incrementAndGet() == 4) {
      int sum = 0;
      for (int result : RESULTS) {
        sum += result;
      }
      if (sum != 10) {
        throw new AssertionError(sum);
      }
    }
  }
}
