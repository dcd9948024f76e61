// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The supplier is ordered after supplyAsync() and before every way of getting its result. */
public final class SupplyAndJoin {
  private static int value;

  public static void main(String[] args) throws Exception {
    value = 1;
    CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> ++value);
    System.out.println(future.join() + value);
    CompletableFuture<Void> run = CompletableFuture.runAsync(() -> value++);
    run.get();
    value++;
    CompletableFuture<Void> timed = CompletableFuture.runAsync(() -> value++);
    timed.get(10, TimeUnit.SECONDS);
    value++;
    CompletableFuture<String> polled = CompletableFuture.supplyAsync(() -> "result" + ++value);
    String result = polled.getNow(null);
    while (result == null) {
      Thread.sleep(1);
      result = polled.getNow(null);
    }
    System.out.println(result + value);
    CompletableFuture<Void> seen = CompletableFuture.runAsync(() -> value++);
    while (!seen.isDone()) {
      Thread.sleep(1);
    }
    System.out.println(value);
  }
}
