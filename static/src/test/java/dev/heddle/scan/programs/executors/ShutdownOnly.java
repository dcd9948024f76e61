// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Shutdown without awaitTermination does not wait for the tasks. */
public final class ShutdownOnly {
  private static int flushed;

  private static void flush() {
    flushed = 1; // race: ShutdownOnly.flushed
  }

  public static void racy() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> flush());
    pool.shutdown();
    System.out.println(flushed); // race: ShutdownOnly.flushed
  }

  public static void safe() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> flush());
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      System.out.println("waiting");
    }
    System.out.println(flushed);
  }
}
