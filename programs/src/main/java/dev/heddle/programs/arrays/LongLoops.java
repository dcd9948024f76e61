// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Loops long enough to be compiled, over cells that one thread has at a time. */
public final class LongLoops {
  private static final double[] CELLS = new double[20_000];

  public static void main(String[] args) throws Exception {
    for (int round = 0; round < 3; round++) {
      Threads.run(() -> scale(0, 10_000), () -> scale(10_000, 20_000));
      for (int i = 0; i < CELLS.length; i++) {
        CELLS[i] += 1;
      }
    }
    System.out.println(CELLS[0] + " " + CELLS[19_999]);
  }

  private static void scale(int from, int to) {
    for (int times = 0; times < 5; times++) {
      for (int i = from; i < to; i++) {
        CELLS[i] = CELLS[i] * 0.5 + 1;
      }
    }
  }
}
