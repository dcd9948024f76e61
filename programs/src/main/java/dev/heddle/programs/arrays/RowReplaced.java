// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** One thread replaces a row, the other reads the reference to it. */
public final class RowReplaced {
  private static final int[][] ROWS = new int[2][2];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(RowReplaced::replace, RowReplaced::read);
    System.out.println("done");
  }

  private static void replace() {
    ROWS[0] = new int[3]; // race: int[][]
  }

  private static void read() {
    int[] row = ROWS[0]; // race: int[][]
  }
}
