// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Loops read all elements of a row but one, over and over; a last one reads that one as well. */
public final class TableGapReadLater {
  private static final int SIZE = 12;
  private static final int GAP = 7;
  private static final int[][] ROWS = new int[2][SIZE];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TableGapReadLater::read, TableGapReadLater::write);
    System.out.println("done");
  }

  private static void read() {
    for (int again = 0; again < 10; again++) {
      sum(1, GAP);
    }
    sum(1, SIZE);
  }

  private static int sum(int row, int gap) {
    int sum = 0;
    for (int column = 0; column < SIZE; column++) {
      if (column != gap) {
        sum += ROWS[row][column]; // race: int[]
      }
    }
    return sum;
  }

  private static void write() {
    ROWS[1][GAP] = 1; // race: int[]
  }
}
