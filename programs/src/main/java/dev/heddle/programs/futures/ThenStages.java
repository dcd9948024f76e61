// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** thenApply, thenAccept and thenRun, synchronous and asynchronous: each stage after the last. */
public final class ThenStages {
  private static int steps;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletableFuture<Void> chain =
        CompletableFuture.supplyAsync(() -> ++steps, pool)
            .thenApply(step -> ++steps)
            .thenApplyAsync(step -> ++steps)
            .thenApplyAsync(step -> ++steps, pool)
            .thenAccept(step -> steps++)
            .thenAcceptAsync(nothing -> steps++, pool)
            .thenAcceptAsync(nothing -> steps++)
            .thenRun(() -> steps++)
            .thenRunAsync(() -> steps++)
            .thenRunAsync(() -> steps++, pool);
    chain.join();
    pool.shutdown();
    System.out.println(steps);
  }
}
