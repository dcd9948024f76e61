// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The task's result is read although nobody waited for the task. */
public final class ResultReadWithoutGet {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> future = pool.submit(() -> write(schedule));
    schedule.await(1);
    int read = value; // race: ResultReadWithoutGet.value
    schedule.reach(2);
    future.get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: ResultReadWithoutGet.value
    schedule.reach(1);
    schedule.await(2);
  }
}
