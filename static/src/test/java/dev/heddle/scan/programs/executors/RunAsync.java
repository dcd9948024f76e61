// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** Two asynchronous runs change the same field and are joined only afterwards. */
public final class RunAsync {
  private static int votes;

  private static void vote() {
    votes++; // race: RunAsync.votes
  }

  public static void racy() throws Exception {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> vote());
    CompletableFuture<Void> second = CompletableFuture.runAsync(() -> vote());
    first.join();
    second.join();
    System.out.println(votes);
  }

  public static void safe() throws Exception {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> vote());
    first.join();
    CompletableFuture<Void> second = CompletableFuture.runAsync(() -> vote());
    second.join();
    System.out.println(votes);
  }
}
