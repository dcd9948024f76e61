// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** The parts are read after only one of the futures, and not after all, has been joined. */
public final class AllOfOrder {
  static final class Parts {
    int left;
    int right;
  }

  public static void racy() throws Exception {
    Parts parts = new Parts();
    CompletableFuture<Void> left =
        CompletableFuture.runAsync(
            () -> {
              parts.left = 1;
            });
    CompletableFuture<Void> right =
        CompletableFuture.runAsync(
            () -> {
              parts.right = 2; // race: AllOfOrder$Parts.right
            });
    left.join();
    System.out.println(parts.left);
    System.out.println(parts.right); // race: AllOfOrder$Parts.right
    right.join();
  }

  public static void safe() throws Exception {
    Parts parts = new Parts();
    CompletableFuture<Void> left =
        CompletableFuture.runAsync(
            () -> {
              parts.left = 1;
            });
    CompletableFuture<Void> right =
        CompletableFuture.runAsync(
            () -> {
              parts.right = 2;
            });
    CompletableFuture.allOf(left, right).join();
    System.out.println(parts.left + parts.right);
  }
}
