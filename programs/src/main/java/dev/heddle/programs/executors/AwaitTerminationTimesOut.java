// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** awaitTermination() returned false: the task still runs. */
public final class AwaitTerminationTimesOut {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> write(schedule));
    schedule.await(1);
    pool.shutdown();
    boolean terminated = pool.awaitTermination(2, TimeUnit.MILLISECONDS);
    int read = value; // race: AwaitTerminationTimesOut.value
    schedule.reach(2);
    System.out.println(terminated);
  }

  private static void write(Schedule schedule) {
    value = 1; // race: AwaitTerminationTimesOut.value
    schedule.reach(1);
    schedule.await(2);
  }
}
