// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Two delayed tasks of a scheduler with two threads may run at the same time. */
public final class ScheduledOnce {
  private static int alarms;

  private static void ring() {
    alarms++; // race: ScheduledOnce.alarms
  }

  public static void racy() throws Exception {
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    clock.schedule(() -> ring(), 1, TimeUnit.MILLISECONDS);
    clock.schedule(() -> ring(), 1, TimeUnit.MILLISECONDS);
    clock.shutdown();
  }

  public static void safe() throws Exception {
    ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
    clock.schedule(() -> ring(), 1, TimeUnit.MILLISECONDS);
    clock.schedule(() -> ring(), 1, TimeUnit.MILLISECONDS);
    clock.shutdown();
  }
}
