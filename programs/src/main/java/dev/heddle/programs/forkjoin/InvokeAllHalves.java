// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** invokeAll() of subtasks on disjoint halves, again and again. */
public final class InvokeAllHalves {
  private static final class Increment extends RecursiveAction {
    private final int[] cells;
    private final int from;
    private final int to;

    Increment(int[] cells, int from, int to) {
      this.cells = cells;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from < 10) {
        for (int i = from; i < to; i++) {
          cells[i]++;
        }
      } else {
        int middle = (from + to) / 2;
        invokeAll(new Increment(cells, from, middle), new Increment(cells, middle, to));
        cells[from]++;
      }
    }
  }

  public static void main(String[] args) {
    int[] cells = new int[300];
    for (int round = 0; round < 10; round++) {
      ForkJoinPool.commonPool().invoke(new Increment(cells, 0, cells.length));
    }
    System.out.println(cells[0] + " " + cells[299]);
  }
}
