// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CyclicBarrier;

/** Each thread relaxes its rows and reads its neighbours' border rows, with a barrier per step. */
public final class StencilWithBarrier {
  private static final int SIZE = 32;
  private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
  private static final double[][][] GRIDS = new double[2][SIZE][SIZE];

  public static void main(String[] args) throws Exception {
    GRIDS[0][0][5] = 1;
    GRIDS[1][0][5] = 1;
    Threads.run(() -> relax(1, SIZE / 2), () -> relax(SIZE / 2, SIZE - 1));
    System.out.println(GRIDS[0][SIZE / 2][5] > 0);
  }

  private static void relax(int from, int to) throws Exception {
    for (int step = 0; step < 40; step++) {
      double[][] source = GRIDS[step % 2];
      double[][] target = GRIDS[1 - step % 2];
      for (int row = from; row < to; row++) {
        double[] above = source[row - 1];
        double[] here = source[row];
        double[] below = source[row + 1];
        for (int column = 1; column < SIZE - 1; column++) {
          target[row][column] =
              (above[column] + below[column] + here[column - 1] + here[column + 1]) / 4;
        }
      }
      BARRIER.await();
    }
  }
}
