// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Cancelling a periodic task does not wait for its current run. */
public final class ReadAfterCancel {
  private static int runs;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    Runnable task = () -> run(schedule);
    Future<?> future = pool.scheduleAtFixedRate(task, 0, 1, TimeUnit.MILLISECONDS);
    schedule.await(1);
    future.cancel(false);
    int read = runs; // race: ReadAfterCancel.runs
    schedule.reach(2);
    pool.shutdown();
    System.out.println("done");
  }

  private static void run(Schedule schedule) {
    runs = 1; // race: ReadAfterCancel.runs
    schedule.reach(1);
    schedule.await(2);
  }
}
