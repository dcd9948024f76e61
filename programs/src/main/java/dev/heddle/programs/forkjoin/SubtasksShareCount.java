// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Two subtasks that run on two workers count in one plain field. */
public final class SubtasksShareCount {
  private static int count;

  private static final class Counting extends RecursiveAction {
    private final Schedule schedule;

    Counting(Schedule schedule) {
      this.schedule = schedule;
    }

    @Override
    protected void compute() {
      schedule.meet(2);
      count++; // race: SubtasksShareCount.count
    }
  }

  private static final class Both extends RecursiveAction {
    @Override
    protected void compute() {
      Schedule schedule = new Schedule();
      invokeAll(new Counting(schedule), new Counting(schedule));
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(new Both());
    pool.shutdown();
    System.out.println("done");
  }
}
