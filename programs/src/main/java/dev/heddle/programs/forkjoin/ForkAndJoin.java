// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** fork() is ordered before the subtask, and the subtask before join(). */
public final class ForkAndJoin {
  private static final class Sum extends RecursiveTask<Long> {
    private final int[] cells;
    private final int from;
    private final int to;

    Sum(int[] cells, int from, int to) {
      this.cells = cells;
      this.from = from;
      this.to = to;
    }

    @Override
    protected Long compute() {
      if (to - from <= 16) {
        long sum = 0;
        for (int i = from; i < to; i++) {
          sum += cells[i];
          cells[i] = 0;
        }
        return sum;
      }
      int middle = (from + to) / 2;
      Sum left = new Sum(cells, from, middle);
      left.fork();
      long right = new Sum(cells, middle, to).compute();
      return left.join() + right;
    }
  }

  public static void main(String[] args) {
    int[] cells = new int[1000];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = i;
    }
    ForkJoinPool pool = new ForkJoinPool(4);
    long sum = pool.invoke(new Sum(cells, 0, cells.length));
    pool.shutdown();
    System.out.println(sum + " " + cells[999]);
  }
}
