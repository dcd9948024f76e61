// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/** A small table is read in loops before and after another thread changes it, under a lock. */
public final class TableReadAfterHandOver {
  private static final int[] TABLE = new int[8];
  private static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Schedule turns = new Schedule();
    Threads.run(
        () -> {
          synchronized (LOCK) {
            sum();
            sum();
          }
          turns.reach(1);
          turns.await(2);
          synchronized (LOCK) {
            sum();
          }
        },
        () -> {
          turns.await(1);
          synchronized (LOCK) {
            TABLE[3] = 1;
          }
          turns.reach(2);
        });
    System.out.println("done");
  }

  private static int sum() {
    int sum = 0;
    for (int round = 0; round < 40; round++) {
      sum += TABLE[round * 5 & 7];
    }
    return sum;
  }
}
