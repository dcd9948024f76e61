// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Two periodic tasks write one field, where the runs of a single one would follow each other. */
public final class FixedRate {
  private static int samples;

  private static void sample() {
    samples++; // race: FixedRate.samples
  }

  public static void racy() throws Exception {
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    clock.scheduleAtFixedRate(() -> sample(), 0, 1, TimeUnit.MILLISECONDS);
    clock.scheduleAtFixedRate(() -> sample(), 0, 1, TimeUnit.MILLISECONDS);
    Thread.sleep(10);
    clock.shutdown();
  }

  public static void safe() throws Exception {
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    clock.scheduleAtFixedRate(() -> sample(), 0, 1, TimeUnit.MILLISECONDS);
    Thread.sleep(10);
    clock.shutdown();
  }
}
