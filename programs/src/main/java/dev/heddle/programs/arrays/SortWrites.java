// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Arrays.sort reads and writes the whole array. */
public final class SortWrites {
  private static final int[] CELLS = {3, 1, 2};

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SortWrites::sort, SortWrites::read);
    System.out.println("done");
  }

  private static void sort() {
    Arrays.sort(CELLS); // race: int[]
  }

  private static void read() {
    int read = CELLS[1]; // race: int[]
  }
}
