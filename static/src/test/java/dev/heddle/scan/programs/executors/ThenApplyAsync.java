// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** Two functions hung on one future run at the same time, but a chain of functions does not. */
public final class ThenApplyAsync {
  private static int calls;

  private static String decorate(String text) {
    calls++; // race: ThenApplyAsync.calls
    return "*" + text;
  }

  public static void racy() throws Exception {
    CompletableFuture<String> text = CompletableFuture.supplyAsync(() -> "warp");
    CompletableFuture<String> left = text.thenApplyAsync(value -> decorate(value));
    CompletableFuture<String> right = text.thenApplyAsync(value -> decorate(value));
    System.out.println(left.join() + right.join());
  }

  public static void safe() throws Exception {
    CompletableFuture<String> text = CompletableFuture.supplyAsync(() -> "warp");
    CompletableFuture<String> once = text.thenApplyAsync(value -> decorate(value));
    CompletableFuture<String> twice = once.thenApplyAsync(value -> decorate(value));
    System.out.println(twice.join());
  }
}
