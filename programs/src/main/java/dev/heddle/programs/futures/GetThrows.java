// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** Whoever gets the exception of a future is ordered after who completed it so. */
public final class GetThrows {
  private static int failed;
  private static int joined;
  private static int cancelled;

  public static void main(String[] args) throws Exception {
    CompletableFuture<String> failing = new CompletableFuture<>();
    CompletableFuture<String> joinedLater = new CompletableFuture<>();
    CompletableFuture<String> cancelling = new CompletableFuture<>();
    Threads.inOrder(
        () -> {
          failed = 1;
          failing.completeExceptionally(new IllegalStateException("on purpose"));
          joined = 1;
          joinedLater.completeExceptionally(new IllegalStateException("on purpose"));
          cancelled = 1;
          cancelling.cancel(true);
        },
        () -> get(failing),
        () -> join(joinedLater),
        () -> getCancelled(cancelling));
    System.out.println(failed + joined + cancelled);
  }

  private static void get(CompletableFuture<String> future) throws InterruptedException {
    try {
      future.get();
      throw new AssertionError();
    } catch (ExecutionException e) {
      failed++;
    }
  }

  private static void join(CompletableFuture<String> future) {
    try {
      future.join();
      throw new AssertionError();
    } catch (CompletionException e) {
      joined++;
    }
  }

  private static void getCancelled(CompletableFuture<String> future) throws Exception {
    try {
      future.get();
      throw new AssertionError();
    } catch (CancellationException e) {
      cancelled++;
    }
  }
}
