// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;

/** allOf() is ordered after every one of its sources. */
public final class AllOf {
  private static final int[] CELLS = new int[4];

  public static void main(String[] args) throws Exception {
    CompletableFuture<?>[] sources = new CompletableFuture<?>[CELLS.length];
    for (int i = 0; i < sources.length; i++) {
      int index = i;
      sources[i] = CompletableFuture.runAsync(() -> CELLS[index] = index);
    }
    CompletableFuture.allOf(sources).join();
    System.out.println(Arrays.toString(CELLS));
    int sum = CompletableFuture.allOf(sources).thenApply(all -> CELLS[3] + CELLS[2]).join();
    System.out.println(sum);
  }
}
