// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** What is written after schedule() is not ordered for the task, however long the delay. */
public final class ScheduledWriteAfter {
  private static int value;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    Future<?> future = pool.schedule(ScheduledWriteAfter::read, 10, TimeUnit.MILLISECONDS);
    value = 1; // race: ScheduledWriteAfter.value
    future.get();
    pool.shutdown();
    System.out.println("done");
  }

  private static void read() {
    int read = value; // race: ScheduledWriteAfter.value
  }
}
