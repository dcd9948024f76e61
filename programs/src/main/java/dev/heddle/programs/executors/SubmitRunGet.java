// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** submit() is ordered before the task, and the task before the get() of its result. */
public final class SubmitRunGet {
  private static int value;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (int i = 0; i < 20; i++) {
      value++;
      Future<?> future = pool.submit(() -> value++);
      if (i % 2 == 0) {
        future.get();
      } else {
        future.get(10, TimeUnit.SECONDS);
      }
    }
    pool.shutdown();
    System.out.println(value);
  }
}
