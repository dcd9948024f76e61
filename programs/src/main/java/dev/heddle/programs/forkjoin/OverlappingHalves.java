// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** The two halves of the array overlap in one cell. */
public final class OverlappingHalves {
  private static final class Fill extends RecursiveAction {
    private final Schedule schedule;
    private final int[] cells;
    private final int from;
    private final int to;

    Fill(Schedule schedule, int[] cells, int from, int to) {
      this.schedule = schedule;
      this.cells = cells;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      schedule.meet(2);
      for (int i = from; i < to; i++) {
        cells[i] = i; // race: int[]
      }
    }
  }

  public static void main(String[] args) {
    Schedule schedule = new Schedule();
    int[] cells = new int[64];
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> left = pool.submit(new Fill(schedule, cells, 0, 33));
    ForkJoinTask<?> right = pool.submit(new Fill(schedule, cells, 32, 64));
    left.join();
    right.join();
    pool.shutdown();
    System.out.println("done");
  }
}
