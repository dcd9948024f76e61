// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Threads take turns under a lock: each reads a small table over and over, then changes it. */
public final class TableChangedBetweenReads {
  private static final int[] table = new int[8];

  public static void main(String[] args) throws Exception {
    Threads.run(TableChangedBetweenReads::work, TableChangedBetweenReads::work);
    System.out.println("done");
  }

  private static void work() {
    for (int turn = 0; turn < 50; turn++) {
      synchronized (table) {
        int sum = 0;
        for (int round = 0; round < 40; round++) {
          sum += table[round * 5 & 7];
        }
        table[turn & 7] = sum & 1;
      }
    }
  }
}
