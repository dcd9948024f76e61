// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** The second stage of a composition should follow the first but is started on its own. */
public final class ThenComposeStages {
  private static int balance;

  private static void book(int amount) {
    balance += amount; // race: ThenComposeStages.balance
  }

  public static void racy() throws Exception {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> book(5));
    CompletableFuture<Void> second = CompletableFuture.runAsync(() -> book(7));
    System.out.println(first.thenCompose(nothing -> second).join());
  }

  public static void safe() throws Exception {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> book(5));
    CompletableFuture<Void> both =
        first.thenCompose(nothing -> CompletableFuture.runAsync(() -> book(7)));
    System.out.println(both.join());
  }
}
