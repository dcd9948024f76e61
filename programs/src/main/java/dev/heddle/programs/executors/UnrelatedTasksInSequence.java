// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The second task is submitted long after the first one ended, but nobody waited for its end. */
public final class UnrelatedTasksInSequence {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(2, 2, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
    pool.execute(() -> first(schedule));
    schedule.await(1);
    Schedule.pause(5);
    // Fewer than the core size have been started, so this one gets a worker of its own.
    pool.execute(UnrelatedTasksInSequence::second);
    pool.shutdown();
    pool.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println("done");
  }

  private static void first(Schedule schedule) {
    value = 1; // race: UnrelatedTasksInSequence.value
    schedule.reach(1);
  }

  private static void second() {
    value = 2; // race: UnrelatedTasksInSequence.value
  }
}
