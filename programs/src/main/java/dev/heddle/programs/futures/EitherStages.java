// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;

/** A stage of either source is ordered after the one that let it run. */
public final class EitherStages {
  public static void main(String[] args) throws Exception {
    CompletableFuture<int[]> never = new CompletableFuture<>();
    CompletableFuture<int[]> quick = CompletableFuture.supplyAsync(EitherStages::make);
    int sum = quick.applyToEither(never, cell -> cell[0]).join();
    sum += never.applyToEitherAsync(quick, cell -> cell[0]).join();
    int[] results = new int[2];
    quick.acceptEither(never, cell -> results[0] = cell[0]).join();
    never.runAfterEitherAsync(quick, () -> results[1] = 4).join();
    System.out.println(sum + " " + Arrays.toString(results));
  }

  private static int[] make() {
    int[] cell = new int[1];
    cell[0] = 4;
    return cell;
  }
}
