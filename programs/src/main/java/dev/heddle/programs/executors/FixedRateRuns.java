// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The runs of one periodic task are ordered, whichever worker does them. */
public final class FixedRateRuns {
  private static int runs;
  private static int delayedRuns;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(3);
    CountDownLatch finished = new CountDownLatch(20);
    Runnable atRate =
        () -> {
          runs++;
          finished.countDown();
        };
    Runnable withDelay =
        () -> {
          delayedRuns++;
          finished.countDown();
        };
    pool.scheduleAtFixedRate(atRate, 0, 1, TimeUnit.MILLISECONDS);
    pool.scheduleWithFixedDelay(withDelay, 0, 1, TimeUnit.MILLISECONDS);
    finished.await();
    pool.shutdownNow();
    pool.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println(runs + delayedRuns >= 20);
  }
}
