// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** Each phase reads what all others wrote in the phase before; the barrier lies in between. */
public final class BarrierPhases {
  private static final int PARTIES = 3;
  private static final int[] CELLS = new int[PARTIES];
  private static final int[] SUMS = new int[PARTIES];
  private static int phases;

  public static void main(String[] args) throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(PARTIES, () -> phases++);
    Threads.run(() -> work(barrier, 0), () -> work(barrier, 1), () -> work(barrier, 2));
    System.out.println(Arrays.toString(SUMS) + " " + phases);
  }

  private static void work(CyclicBarrier barrier, int party) throws Exception {
    for (int round = 1; round <= 10; round++) {
      CELLS[party] = round * (party + 1);
      barrier.await();
      int sum = phases;
      for (int cell : CELLS) {
        sum += cell;
      }
      SUMS[party] = sum;
      barrier.await(10, TimeUnit.SECONDS);
    }
  }
}
