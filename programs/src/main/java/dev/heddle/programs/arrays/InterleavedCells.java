// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** The threads take every second cell: neighbours always belong to the other thread. */
public final class InterleavedCells {
  private static final int[] CELLS = new int[5000];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> fill(0), () -> fill(1));
    System.out.println(CELLS[4998] + CELLS[4999]);
  }

  private static void fill(int first) {
    for (int i = first; i < CELLS.length; i += 2) {
      CELLS[i]++;
    }
  }
}
