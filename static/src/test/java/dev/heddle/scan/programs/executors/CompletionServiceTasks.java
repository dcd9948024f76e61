// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks of a completion service write a common best value instead of returning theirs. */
public final class CompletionServiceTasks {
  private static int best;

  private static int evaluate(int candidate) {
    best = Math.max(best, candidate); // race: CompletionServiceTasks.best
    return candidate;
  }

  public static void racy() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> evaluate(4));
    service.submit(() -> evaluate(9));
    System.out.println(service.take().get() + service.take().get());
    pool.shutdown();
  }

  public static void safe() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 4);
    service.submit(() -> 9);
    best = Math.max(service.take().get(), service.take().get());
    pool.shutdown();
  }
}
