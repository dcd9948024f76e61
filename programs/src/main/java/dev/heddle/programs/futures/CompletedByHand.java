// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** complete() and completeExceptionally() happen before whatever sees the completion. */
public final class CompletedByHand {
  private static int value;
  private static int failure;

  public static void main(String[] args) throws Exception {
    CompletableFuture<String> promise = new CompletableFuture<>();
    CompletableFuture<String> broken = new CompletableFuture<>();
    Threads.run(
        () -> {
          value = 1;
          promise.complete("ready");
          failure = 2;
          broken.completeExceptionally(new IllegalStateException("on purpose"));
        },
        () -> {
          promise.join();
          value++;
          try {
            broken.get();
          } catch (ExecutionException expected) {
            failure++;
          }
        });
    System.out.println(value + " " + failure);
  }
}
