// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Each way to go on after two futures: the function comes after both completions and after who
 * attached it, and before who joins the stage, whichever of the three comes last.
 */
public final class EveryStageOfBoth {
  private interface Stage {
    CompletableFuture<?> of(
        CompletableFuture<Integer> first, CompletableFuture<Integer> second, Steps steps);
  }

  /** What the threads hand over to the stage, and the stage to whoever joins it. */
  private static final class Steps {
    final CompletableFuture<CompletableFuture<?>> stage = new CompletableFuture<>();
    int attached;
    int first;
    int second;
    int made;

    int make() {
      return made = attached + first + second;
    }
  }

  private static int sum;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    check((first, second, steps) -> first.thenCombine(second, (one, other) -> steps.make()));
    check((first, second, steps) -> first.thenCombineAsync(second, (one, other) -> steps.make()));
    check(
        (first, second, steps) ->
            first.thenCombineAsync(second, (one, other) -> steps.make(), pool));
    check((first, second, steps) -> first.thenAcceptBoth(second, (one, other) -> steps.make()));
    check(
        (first, second, steps) -> first.thenAcceptBothAsync(second, (one, other) -> steps.make()));
    check(
        (first, second, steps) ->
            first.thenAcceptBothAsync(second, (one, other) -> steps.make(), pool));
    check((first, second, steps) -> first.runAfterBoth(second, () -> steps.make()));
    check((first, second, steps) -> first.runAfterBothAsync(second, () -> steps.make()));
    check((first, second, steps) -> first.runAfterBothAsync(second, () -> steps.make(), pool));
    pool.shutdown();
    System.out.println(sum);
  }

  private static void check(Stage stage) throws InterruptedException {
    for (int order = 0; order < 3; order++) {
      check(stage, order);
    }
  }

  private static void check(Stage stage, int order) throws InterruptedException {
    CompletableFuture<Integer> first = new CompletableFuture<>();
    CompletableFuture<Integer> second = new CompletableFuture<>();
    Steps steps = new Steps();
    Body attach =
        () -> {
          steps.attached = 1;
          steps.stage.complete(stage.of(first, second, steps));
        };
    Body completeFirst =
        () -> {
          steps.first = 1;
          first.complete(1);
        };
    Body completeSecond =
        () -> {
          steps.second = 1;
          second.complete(1);
        };
    Body join =
        () -> {
          steps.stage.join().join();
          steps.made++;
        };
    switch (order) {
      case 0 -> Threads.inOrder(attach, completeFirst, completeSecond, join);
      case 1 -> Threads.inOrder(completeSecond, attach, completeFirst, join);
      default -> Threads.inOrder(completeSecond, completeFirst, attach, join);
    }
    sum += steps.made;
  }
}
