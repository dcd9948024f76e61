// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** schedule() is ordered before the delayed task, and the task before get(). */
public final class ScheduledOnce {
  private static int value;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    value = 1;
    ScheduledFuture<Integer> future = pool.schedule(() -> ++value, 2, TimeUnit.MILLISECONDS);
    int result = future.get();
    pool.shutdown();
    System.out.println(result + " " + value);
  }
}
