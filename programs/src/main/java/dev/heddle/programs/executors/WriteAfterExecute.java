// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The submitter goes on writing what the task reads. */
public final class WriteAfterExecute {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> future = pool.submit(() -> read(schedule));
    value = 1; // race: WriteAfterExecute.value
    schedule.reach(1);
    future.get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void read(Schedule schedule) {
    schedule.await(1);
    int read = value; // race: WriteAfterExecute.value
  }
}
