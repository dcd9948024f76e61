// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** get() ran into its time limit: the task is not done, and not ordered. */
public final class GetTimesOut {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> future = pool.submit(() -> write(schedule));
    schedule.await(1);
    try {
      future.get(2, TimeUnit.MILLISECONDS);
    } catch (TimeoutException expected) {
      int read = value; // race: GetTimesOut.value
    }
    schedule.reach(2);
    future.get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: GetTimesOut.value
    schedule.reach(1);
    schedule.await(2);
  }
}
