// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A hundred chains that join in one: every partial result is ordered before the sum. */
public final class WideFanOut {
  public static void main(String[] args) throws Exception {
    int[] cells = new int[100];
    List<CompletableFuture<Void>> chains = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      int index = i;
      chains.add(
          CompletableFuture.supplyAsync(() -> cells[index] = index)
              .thenApplyAsync(value -> cells[index] += 1)
              .thenAccept(value -> cells[index] += 1));
    }
    CompletableFuture<Integer> sum =
        CompletableFuture.allOf(chains.toArray(new CompletableFuture<?>[0]))
            .thenApply(
                nothing -> {
                  int total = 0;
                  for (int cell : cells) {
                    total += cell;
                  }
                  return total;
                });
    System.out.println(sum.join());
  }
}
