// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** The exception out of join() is ordered after the failed subtask. */
public final class TaskFailsInPool {
  private static int value;

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> task =
        pool.submit(
            () -> {
              value = 1;
              throw new IllegalStateException("on purpose");
            });
    try {
      task.join();
    } catch (RuntimeException e) {
      System.out.println(value);
    }
    pool.shutdown();
  }
}
