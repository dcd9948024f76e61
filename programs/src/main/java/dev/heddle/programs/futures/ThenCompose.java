// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;

/** A composed stage is ordered after both the stage it depends on and the one it returns. */
public final class ThenCompose {
  private static int steps;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> chain =
        CompletableFuture.supplyAsync(() -> ++steps)
            .thenCompose(step -> CompletableFuture.supplyAsync(() -> ++steps))
            .thenComposeAsync(step -> CompletableFuture.supplyAsync(() -> ++steps))
            .thenApply(step -> ++steps);
    System.out.println(chain.join() + steps);
  }
}
