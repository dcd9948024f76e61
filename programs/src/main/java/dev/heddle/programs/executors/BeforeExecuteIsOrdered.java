// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** beforeExecute() and the task run in the same worker, both before get() returns. */
public final class BeforeExecuteIsOrdered {
  private static int started;

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          protected void beforeExecute(Thread thread, Runnable task) {
            started++;
          }
        };
    for (int i = 0; i < 3; i++) {
      pool.submit(() -> started).get();
    }
    System.out.println(started);
    pool.shutdown();
  }
}
