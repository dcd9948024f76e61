// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Polling isTerminated() until it is true is as good as awaitTermination(). */
public final class IsTerminated {
  private static int value;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> value = 1);
    pool.shutdown();
    while (!pool.isTerminated()) {
      Thread.sleep(1);
    }
    System.out.println(value);
  }
}
