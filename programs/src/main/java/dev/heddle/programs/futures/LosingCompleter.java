// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;

/** complete() that came too late publishes nothing. */
public final class LosingCompleter {
  private static int value;

  public static void main(String[] args) throws Exception {
    CompletableFuture<String> promise = new CompletableFuture<>();
    Threads.inOrder(() -> promise.complete("first"), () -> late(promise), () -> read(promise));
    System.out.println("done");
  }

  private static void late(CompletableFuture<String> promise) {
    value = 1; // race: LosingCompleter.value
    promise.complete("second");
  }

  private static void read(CompletableFuture<String> promise) {
    promise.join();
    int read = value; // race: LosingCompleter.value
  }
}
