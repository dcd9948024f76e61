// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** The callbacks of two futures add to one sum. */
public final class WhenCompleteCallback {
  private int sum;

  private void add(Integer value) {
    sum += value; // race: WhenCompleteCallback.sum
  }

  public static void racy() throws Exception {
    WhenCompleteCallback adder = new WhenCompleteCallback();
    CompletableFuture.supplyAsync(() -> 3).whenComplete((value, failure) -> adder.add(value));
    CompletableFuture.supplyAsync(() -> 4).whenComplete((value, failure) -> adder.add(value));
  }

  public static void safe() throws Exception {
    WhenCompleteCallback adder = new WhenCompleteCallback();
    CompletableFuture.supplyAsync(() -> 3)
        .whenComplete((value, failure) -> adder.add(value))
        .join();
    CompletableFuture.supplyAsync(() -> 4)
        .whenComplete((value, failure) -> adder.add(value))
        .join();
  }
}
