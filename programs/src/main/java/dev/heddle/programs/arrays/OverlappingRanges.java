// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** The two ranges have one cell in common. */
public final class OverlappingRanges {
  private static final int[] CELLS = new int[2000];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> fill(0, 1001), () -> fill(1000, 2000));
    System.out.println("done");
  }

  private static void fill(int from, int to) {
    for (int i = from; i < to; i++) {
      CELLS[i] = i; // race: int[]
    }
  }
}
