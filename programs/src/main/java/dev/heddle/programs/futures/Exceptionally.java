// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** exceptionally() and its relatives are ordered after the failed stage. */
public final class Exceptionally {
  private static int steps;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> failing = CompletableFuture.supplyAsync(Exceptionally::fail);
    int sum = failing.exceptionally(failure -> ++steps).join();
    sum += failing.exceptionallyAsync(failure -> ++steps).join();
    sum +=
        failing
            .exceptionallyCompose(failure -> CompletableFuture.supplyAsync(() -> ++steps))
            .join();
    try {
      failing.join();
    } catch (CompletionException expected) {
      steps++;
    }
    System.out.println(sum + " " + steps);
  }

  private static int fail() {
    steps++;
    throw new IllegalStateException("on purpose");
  }
}
