// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** The tasks of a single-threaded executor run one after another, each ordered after the last. */
public final class SingleThreadExecutorTasks {
  private static int value;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    for (int i = 0; i < 50; i++) {
      pool.execute(() -> value++);
    }
    pool.shutdown();
    System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + value);
  }
}
