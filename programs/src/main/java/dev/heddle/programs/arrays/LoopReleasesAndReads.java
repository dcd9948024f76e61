// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/**
 * A loop over a small table gives a lock away in the middle, to a thread that then writes an
 * element. What the loop reads after that is ordered with nothing.
 */
public final class LoopReleasesAndReads {
  private static final int[] TABLE = new int[8];
  private static volatile boolean isHalf;
  private static final Schedule TURNS = new Schedule();

  public static void main(String[] args) throws Exception {
    Threads.run(LoopReleasesAndReads::read, LoopReleasesAndReads::write);
    System.out.println("done");
  }

  private static void read() {
    int sum = 0;
    for (int round = 0; round < 80; round++) {
      sum += TABLE[round * 5 & 7]; // race: int[]
      if (round == 40) {
        isHalf = true;
        TURNS.reach(1);
        TURNS.await(2);
      }
    }
    if (sum < 0) {
      throw new AssertionError(sum);
    }
  }

  private static void write() {
    TURNS.await(1);
    if (isHalf) {
      TABLE[3] = 1; // race: int[]
    }
    TURNS.reach(2);
  }
}
