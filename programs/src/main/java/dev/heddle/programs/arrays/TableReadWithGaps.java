// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Loops read all elements of each row but one; another thread writes that one. */
public final class TableReadWithGaps {
  private static final int SIZE = 12;
  private static final int[][] ROWS = new int[SIZE][SIZE];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TableReadWithGaps::read, TableReadWithGaps::write);
    System.out.println("done");
  }

  private static void read() {
    for (int again = 0; again < 10; again++) {
      for (int row = 0; row < SIZE; row++) {
        least(row);
      }
    }
  }

  private static int least(int row) {
    int least = ROWS[row][row == 0 ? 1 : 0];
    for (int column = 1; column < SIZE; column++) {
      if (column != row) {
        least = Math.min(least, ROWS[row][column]);
      }
    }
    return least;
  }

  private static void write() {
    for (int row = 0; row < SIZE; row++) {
      ROWS[row][row] = 1;
    }
  }
}
