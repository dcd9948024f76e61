// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks of one pool, on two workers, are not ordered with each other. */
public final class UnrelatedTasks {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> first = pool.submit(() -> count(schedule));
    Future<?> second = pool.submit(() -> count(schedule));
    first.get();
    second.get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void count(Schedule schedule) {
    schedule.meet(2);
    value++; // race: UnrelatedTasks.value
  }
}
