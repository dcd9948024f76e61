// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Each thread has its own rows of a two-dimensional array, whose row references are only read. */
public final class RowsOfTwoDimensions {
  private static final int[][] ROWS = new int[4][50];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> fill(0), () -> fill(1), () -> fill(2), () -> fill(3));
    System.out.println(ROWS[3][49]);
  }

  private static void fill(int row) {
    for (int column = 0; column < ROWS[row].length; column++) {
      ROWS[row][column] = row * column;
    }
  }
}
