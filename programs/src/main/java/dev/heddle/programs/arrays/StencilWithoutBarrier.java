// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** The same stencil without the barrier: a border row is read while its owner writes it. */
public final class StencilWithoutBarrier {
  private static final int SIZE = 8;
  private static final double[][] GRID = new double[SIZE][SIZE];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> relax(1, SIZE / 2), () -> relax(SIZE / 2, SIZE - 1));
    System.out.println("done");
  }

  private static void relax(int from, int to) {
    for (int row = from; row < to; row++) {
      double[] above = GRID[row - 1];
      double[] here = GRID[row];
      double[] below = GRID[row + 1];
      for (int column = 1; column < SIZE - 1; column++) {
        double sum = above[column] + below[column]; // race: double[]
        here[column] = sum / 2; // race: double[]
      }
    }
  }
}
