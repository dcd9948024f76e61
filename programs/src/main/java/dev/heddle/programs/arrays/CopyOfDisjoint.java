// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Arrays.copyOf of a part does not touch the cells beyond it. */
public final class CopyOfDisjoint {
  private static final int[] CELLS = new int[10];

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> Arrays.copyOf(CELLS, 5), () -> Arrays.copyOfRange(CELLS, 0, 5), () -> CELLS[7] = 1);
    System.out.println(CELLS[7]);
  }
}
