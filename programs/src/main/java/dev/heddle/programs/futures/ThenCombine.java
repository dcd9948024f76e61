// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;

/** Stages of two sources are ordered after both of them. */
public final class ThenCombine {
  private static int left;
  private static int right;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> left = 1);
    CompletableFuture<Integer> second = CompletableFuture.supplyAsync(() -> right = 2);
    int sum = first.thenCombine(second, (a, b) -> left + right).join();
    sum += first.thenCombineAsync(second, (a, b) -> left + right).join();
    int[] cell = new int[3];
    first.thenAcceptBoth(second, (a, b) -> cell[0] = left + right).join();
    first.thenAcceptBothAsync(second, (a, b) -> cell[1] = left + right).join();
    first.runAfterBoth(second, () -> cell[2] = left + right).join();
    System.out.println(sum + " " + Arrays.toString(cell));
  }
}
