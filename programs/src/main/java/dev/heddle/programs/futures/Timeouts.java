// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** orTimeout, completeOnTimeout and delayedExecutor: what they complete is ordered as ever. */
public final class Timeouts {
  private static int steps;

  public static void main(String[] args) throws Exception {
    steps = 1;
    CompletableFuture<Integer> late =
        new CompletableFuture<Integer>()
            .orTimeout(2, TimeUnit.MILLISECONDS)
            .exceptionally(failure -> ++steps);
    late.join();
    CompletableFuture<Integer> replaced =
        new CompletableFuture<Integer>()
            .completeOnTimeout(7, 2, TimeUnit.MILLISECONDS)
            .thenApply(value -> value + ++steps);
    int sum = replaced.join();
    Executor delayed = CompletableFuture.delayedExecutor(2, TimeUnit.MILLISECONDS);
    CompletableFuture.runAsync(() -> steps++, delayed).join();
    System.out.println(sum + " " + steps);
  }
}
