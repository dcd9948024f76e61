// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Arrays.fill on two halves, and a cell outside both: no race. */
public final class FillDisjoint {
  private static final int[] CELLS = new int[11];

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> Arrays.fill(CELLS, 0, 5, 1), () -> Arrays.fill(CELLS, 5, 10, 2), () -> CELLS[10] = 3);
    System.out.println(Arrays.toString(CELLS));
  }
}
