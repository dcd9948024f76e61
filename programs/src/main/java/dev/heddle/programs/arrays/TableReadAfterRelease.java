// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/**
 * A small table is read in loops before and after a release. The write that comes in between is
 * ordered after the first loop and with nothing in the second.
 */
public final class TableReadAfterRelease {
  private static final int[] TABLE = new int[8];
  private static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Schedule turns = new Schedule();
    Threads.run(
        () -> {
          sum();
          sum();
          synchronized (LOCK) {
            turns.reach(1);
          }
          turns.await(2);
          again();
        },
        () -> {
          turns.await(1);
          synchronized (LOCK) {
            write();
          }
          turns.reach(2);
        });
    System.out.println("done");
  }

  private static int sum() {
    int sum = 0;
    for (int round = 0; round < 40; round++) {
      sum += TABLE[round * 5 & 7]; // no race
    }
    return sum;
  }

  private static void write() {
    TABLE[3] = 1; // race: int[]
  }

  private static int again() {
    int sum = 0;
    for (int round = 0; round < 40; round++) {
      sum += TABLE[round * 5 & 7]; // race: int[]
    }
    return sum;
  }
}
