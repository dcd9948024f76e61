// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** close() comes after the tasks even if all workers have ended before it is called. */
public final class PoolClosedAfterItsWorkers {
  private static int value;

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool =
        new ForkJoinPool(
            1,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            false,
            0,
            1,
            0,
            null,
            1,
            TimeUnit.MILLISECONDS);
    pool.execute(() -> value = 1);
    while (pool.getPoolSize() > 0 || pool.getQueuedSubmissionCount() > 0) {
      Thread.sleep(1);
    }
    pool.close();
    System.out.println(value);
  }
}
