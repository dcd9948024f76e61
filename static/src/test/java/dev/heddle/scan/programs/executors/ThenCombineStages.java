// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.CompletableFuture;

/** The two futures that are combined write one intermediate field. */
public final class ThenCombineStages {
  static final class Scratch {
    int value;
  }

  private static int work(Scratch scratch, int input) {
    scratch.value = input; // race: ThenCombineStages$Scratch.value
    return scratch.value * 2; // race: ThenCombineStages$Scratch.value
  }

  public static void racy() throws Exception {
    Scratch scratch = new Scratch();
    CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> work(scratch, 1));
    CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> work(scratch, 2));
    System.out.println(left.thenCombine(right, (a, b) -> a + b).join());
  }

  public static void safe() throws Exception {
    CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> work(new Scratch(), 1));
    CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> work(new Scratch(), 2));
    System.out.println(left.thenCombine(right, (a, b) -> a + b).join());
  }
}
