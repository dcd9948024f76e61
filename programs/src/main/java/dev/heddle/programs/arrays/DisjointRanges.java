// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Four threads each fill their own quarter of one large array, with uneven borders. */
public final class DisjointRanges {
  private static final int SIZE = 100_003;
  private static final long[] CELLS = new long[SIZE];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> fill(0), () -> fill(1), () -> fill(2), () -> fill(3));
    long sum = 0;
    for (long cell : CELLS) {
      sum += cell;
    }
    System.out.println(sum);
  }

  private static void fill(int quarter) {
    int from = (int) ((long) SIZE * quarter / 4);
    int to = (int) ((long) SIZE * (quarter + 1) / 4);
    for (int i = from; i < to; i++) {
      CELLS[i] = i;
    }
    for (int i = from; i < to; i++) {
      CELLS[i] += 1;
    }
  }
}
