// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** isDone() that returns true is ordered after the task. */
public final class IsDoneSeen {
  private static int value;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> future = pool.submit(() -> value = 1);
    while (!future.isDone()) {
      Thread.sleep(1);
    }
    System.out.println(value);
    pool.shutdown();
  }
}
