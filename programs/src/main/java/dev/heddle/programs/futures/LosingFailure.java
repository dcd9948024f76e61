// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;

/** completeExceptionally() and cancel() that came too late publish nothing. */
public final class LosingFailure {
  private static int failed;
  private static int cancelled;

  public static void main(String[] args) throws Exception {
    CompletableFuture<String> promise = new CompletableFuture<>();
    Threads.inOrder(() -> promise.complete("first"), () -> late(promise), () -> read(promise));
    System.out.println("done");
  }

  private static void late(CompletableFuture<String> promise) {
    failed = 1; // race: LosingFailure.failed
    promise.completeExceptionally(new IllegalStateException("on purpose"));
    cancelled = 1; // race: LosingFailure.cancelled
    promise.cancel(true);
  }

  private static void read(CompletableFuture<String> promise) {
    promise.join();
    int readFailed = failed; // race: LosingFailure.failed
    int readCancelled = cancelled; // race: LosingFailure.cancelled
  }
}
