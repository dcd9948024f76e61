// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** A small table is read over and over; another thread then writes one of its elements. */
public final class TableReadWhole {
  private static final int[] table = new int[8];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TableReadWhole::read, TableReadWhole::write);
    System.out.println("done");
  }

  private static void read() {
    int sum = 0;
    for (int round = 0; round < 100; round++) {
      sum += table[round * 5 & 7]; // race: int[]
    }
    if (sum != 0) {
      throw new AssertionError(sum);
    }
  }

  private static void write() {
    table[3] = 1; // race: int[]
  }
}
