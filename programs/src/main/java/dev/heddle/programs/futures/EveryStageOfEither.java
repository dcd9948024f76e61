// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Each way to go on after one of two futures: the function comes after the completion of that one
 * and after who attached it, and before who joins the stage.
 */
public final class EveryStageOfEither {
  private interface Stage {
    CompletableFuture<?> of(
        CompletableFuture<Integer> first, CompletableFuture<Integer> second, Steps steps);
  }

  /** What the threads hand over to the stage, and the stage to whoever joins it. */
  private static final class Steps {
    final CompletableFuture<CompletableFuture<?>> stage = new CompletableFuture<>();
    int attached;
    int completed;
    int made;

    int make() {
      return made = attached + completed;
    }
  }

  private static int sum;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    check((first, second, steps) -> first.applyToEither(second, value -> steps.make()));
    check((first, second, steps) -> first.applyToEitherAsync(second, value -> steps.make()));
    check((first, second, steps) -> first.applyToEitherAsync(second, value -> steps.make(), pool));
    check((first, second, steps) -> first.acceptEither(second, value -> steps.make()));
    check((first, second, steps) -> first.acceptEitherAsync(second, value -> steps.make()));
    check((first, second, steps) -> first.acceptEitherAsync(second, value -> steps.make(), pool));
    check((first, second, steps) -> first.runAfterEither(second, () -> steps.make()));
    check((first, second, steps) -> first.runAfterEitherAsync(second, () -> steps.make()));
    check((first, second, steps) -> first.runAfterEitherAsync(second, () -> steps.make(), pool));
    pool.shutdown();
    System.out.println(sum);
  }

  private static void check(Stage stage) throws InterruptedException {
    for (boolean isFirst : new boolean[] {true, false}) {
      check(stage, isFirst, true);
      check(stage, isFirst, false);
    }
  }

  private static void check(Stage stage, boolean isFirst, boolean attachedBefore)
      throws InterruptedException {
    CompletableFuture<Integer> completing = new CompletableFuture<>();
    CompletableFuture<Integer> never = new CompletableFuture<>();
    Steps steps = new Steps();
    Body attach =
        () -> {
          steps.attached = 1;
          steps.stage.complete(
              isFirst ? stage.of(completing, never, steps) : stage.of(never, completing, steps));
        };
    Body complete =
        () -> {
          steps.completed = 1;
          completing.complete(1);
        };
    Body join =
        () -> {
          steps.stage.join().join();
          steps.made++;
        };
    if (attachedBefore) {
      Threads.inOrder(attach, complete, join);
    } else {
      Threads.inOrder(complete, attach, join);
    }
    sum += steps.made;
  }
}
