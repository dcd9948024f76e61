// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** completeAsync(), copy() and minimal stages hand over like the rest. */
public final class CompleteAsync {
  private static int value;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> promise = new CompletableFuture<>();
    CompletionStage<Integer> minimal = promise.minimalCompletionStage();
    CompletableFuture<Integer> copy = promise.copy();
    value = 1;
    promise.completeAsync(() -> ++value);
    copy.join();
    value++;
    minimal.toCompletableFuture().join();
    value++;
    CompletableFuture<Integer> finished = CompletableFuture.completedFuture(value);
    System.out.println(finished.thenApplyAsync(start -> start + ++value).join());
  }
}
