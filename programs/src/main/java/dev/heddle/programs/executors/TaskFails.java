// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The ExecutionException out of get() is ordered after the failed task. */
public final class TaskFails {
  private static int value;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> future =
        pool.submit(
            () -> {
              value = 1;
              throw new IllegalStateException("on purpose");
            });
    try {
      future.get();
    } catch (ExecutionException e) {
      System.out.println(value + " " + e.getCause().getMessage());
    }
    pool.shutdown();
  }
}
