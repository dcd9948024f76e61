// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.concurrent.CompletableFuture;

/** anyOf() is ordered after the source whose result it has. */
public final class AnyOf {
  public static void main(String[] args) throws Exception {
    CompletableFuture<int[]> never = new CompletableFuture<>();
    CompletableFuture<int[]> quick =
        CompletableFuture.supplyAsync(
            () -> {
              int[] cell = new int[1];
              cell[0] = 6;
              return cell;
            });
    int[] result = (int[]) CompletableFuture.anyOf(never, quick).join();
    System.out.println(result[0]);
  }
}
