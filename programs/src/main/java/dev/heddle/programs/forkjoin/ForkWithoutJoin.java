// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** The subtask is forked, but its result is read without joining it. */
public final class ForkWithoutJoin {
  private static int value;

  private static final class Parent extends RecursiveAction {
    @Override
    protected void compute() {
      Schedule schedule = new Schedule();
      ForkJoinTask<?> child = ForkJoinTask.adapt(() -> write(schedule)).fork();
      schedule.await(1);
      int read = value; // race: ForkWithoutJoin.value
      schedule.reach(2);
      child.join();
    }
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(new Parent());
    pool.shutdown();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: ForkWithoutJoin.value
    schedule.reach(1);
    schedule.await(2);
  }
}
