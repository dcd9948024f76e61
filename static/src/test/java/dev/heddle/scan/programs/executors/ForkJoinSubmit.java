// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ForkJoinPool;

/** Tasks submitted to a fork-join pool share a counter. */
public final class ForkJoinSubmit {
  private static int jobs;

  private static void run() {
    jobs++; // race: ForkJoinSubmit.jobs
  }

  public static void racy() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.submit(() -> run());
    pool.submit(() -> run());
    pool.shutdown();
  }

  public static void safe() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.submit(() -> run()).join();
    pool.submit(() -> run()).join();
    pool.shutdown();
  }
}
