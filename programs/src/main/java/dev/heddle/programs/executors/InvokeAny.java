// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** invokeAny() is ordered after the task whose result it returns. */
public final class InvokeAny {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<int[]> task =
        () -> {
          int[] result = new int[1];
          result[0] = 5;
          return result;
        };
    int[] result = pool.invokeAny(List.of(task, task));
    int[] timed = pool.invokeAny(List.of(task), 10, TimeUnit.SECONDS);
    pool.shutdown();
    System.out.println(result[0] + timed[0]);
  }
}
