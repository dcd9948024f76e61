// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** When anyOf is complete the other future may still be writing. */
public final class AnyOfOrder {
  private static int delivered;

  private static int deliver(int parcel) {
    delivered = parcel; // race: AnyOfOrder.delivered
    return parcel;
  }

  public static void racy() throws Exception {
    CompletableFuture<Integer> van = CompletableFuture.supplyAsync(() -> deliver(1));
    CompletableFuture<Integer> bike = CompletableFuture.supplyAsync(() -> deliver(2));
    System.out.println(CompletableFuture.anyOf(van, bike).join());
    System.out.println(delivered); // race: AnyOfOrder.delivered
  }

  public static void safe() throws Exception {
    CompletableFuture<Integer> van = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> bike = CompletableFuture.supplyAsync(() -> 2);
    delivered = (Integer) CompletableFuture.anyOf(van, bike).join();
    System.out.println(delivered);
  }
}
