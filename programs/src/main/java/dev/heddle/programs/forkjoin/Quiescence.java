// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** awaitQuiescence() that returned true has seen all tasks end. */
public final class Quiescence {
  private static final int[] CELLS = new int[8];

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    for (int i = 0; i < CELLS.length; i++) {
      int index = i;
      pool.execute(() -> CELLS[index] = index);
    }
    boolean quiet = pool.awaitQuiescence(10, TimeUnit.SECONDS);
    System.out.println(quiet + " " + Arrays.toString(CELLS));
    pool.shutdown();
  }
}
