// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The main thread reads the progress that a periodic task is still writing. */
public final class FixedDelay {
  private int progress;
  private volatile int published;

  private void advance() {
    progress += 5; // race: FixedDelay.progress
  }

  private void advanceAndPublish() {
    published = published + 5;
  }

  public static void racy() throws Exception {
    FixedDelay bar = new FixedDelay();
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    clock.scheduleWithFixedDelay(() -> bar.advance(), 0, 1, TimeUnit.MILLISECONDS);
    System.out.println(bar.progress); // race: FixedDelay.progress
    clock.shutdown();
  }

  public static void safe() throws Exception {
    FixedDelay bar = new FixedDelay();
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
    clock.scheduleWithFixedDelay(() -> bar.advanceAndPublish(), 0, 1, TimeUnit.MILLISECONDS);
    System.out.println(bar.published);
    clock.shutdown();
  }
}
