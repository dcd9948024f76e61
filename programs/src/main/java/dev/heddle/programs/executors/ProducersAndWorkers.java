// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Four producers feed a pool; each task owns its job, and the sum is kept under a lock. */
public final class ProducersAndWorkers {
  private static final ExecutorService POOL = Executors.newFixedThreadPool(3);
  private static final Object LOCK = new Object();
  private static long sum;

  public static void main(String[] args) throws Exception {
    Body producer =
        () -> {
          for (int i = 0; i < 50; i++) {
            int[] job = new int[] {i, 0};
            POOL.execute(() -> work(job));
          }
        };
    Threads.run(producer, producer, producer, producer);
    POOL.shutdown();
    POOL.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println(sum);
  }

  private static void work(int[] job) {
    job[1] = job[0] * 2;
    synchronized (LOCK) {
      sum += job[1];
    }
  }
}
