// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** awaitTermination() that returned true is ordered after every task of the pool. */
public final class AwaitTermination {
  private static final int[] CELLS = new int[10];

  public static void main(String[] args) throws Exception {
    ExecutorService[] pools = {
      Executors.newFixedThreadPool(3), Executors.newCachedThreadPool(), new ForkJoinPool(2)
    };
    for (ExecutorService pool : pools) {
      for (int i = 0; i < CELLS.length; i++) {
        int index = i;
        pool.execute(() -> CELLS[index]++);
      }
      pool.shutdown();
      boolean terminated = pool.awaitTermination(10, TimeUnit.SECONDS);
      System.out.println(terminated + " " + Arrays.toString(CELLS));
    }
  }
}
