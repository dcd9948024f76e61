// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** close() of an executor waits for all its tasks, and is ordered after them. */
public final class ExecutorClose {
  private static int value;

  public static void main(String[] args) {
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      pool.execute(() -> value = 1);
    }
    System.out.println(value);
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      pool.execute(() -> value++);
    }
    System.out.println(value);
  }
}
