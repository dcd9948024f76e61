// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Futures taken from an ExecutorCompletionService are done, and ordered after their tasks. */
public final class CompletionService {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    ExecutorCompletionService<int[]> service = new ExecutorCompletionService<>(pool);
    for (int i = 1; i <= 4; i++) {
      int[] cell = new int[1];
      int value = i;
      service.submit(() -> cell[0] = value, cell);
    }
    int sum = 0;
    for (int i = 0; i < 4; i++) {
      sum += service.take().get()[0];
    }
    pool.shutdown();
    System.out.println(sum);
  }
}
