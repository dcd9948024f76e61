// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** afterExecute() runs after the future was completed, so get() is not ordered after it. */
public final class AfterExecuteIsLate {
  private static int finished;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          protected void afterExecute(Runnable task, Throwable failure) {
            finished = 1; // race: AfterExecuteIsLate.finished
            schedule.reach(1);
          }
        };
    pool.submit(() -> "task").get();
    schedule.await(1);
    int read = finished; // race: AfterExecuteIsLate.finished
    pool.shutdown();
    System.out.println("done");
  }
}
