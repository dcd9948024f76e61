// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** Failure callbacks of two futures count in a static field. */
public final class ExceptionallyCallback {
  private static int errors;

  private static int fail() {
    throw new IllegalStateException("no answer");
  }

  private static int recover() {
    errors++; // race: ExceptionallyCallback.errors
    return -1;
  }

  public static void racy() throws Exception {
    CompletableFuture<Integer> north = CompletableFuture.supplyAsync(() -> fail());
    CompletableFuture<Integer> south = CompletableFuture.supplyAsync(() -> fail());
    CompletableFuture<Integer> first = north.exceptionallyAsync(failure -> recover());
    CompletableFuture<Integer> second = south.exceptionallyAsync(failure -> recover());
    System.out.println(first.join() + second.join());
  }

  public static void safe() throws Exception {
    CompletableFuture<Integer> north = CompletableFuture.supplyAsync(() -> fail());
    CompletableFuture<Integer> first = north.exceptionallyAsync(failure -> recover());
    System.out.println(first.join());
  }
}
