// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Each way to go on after a future that failed, attached before and after the failure: the function
 * comes after the failure and after who attached it, and before who joins the stage.
 */
public final class EveryStageOfFailure {
  private interface Stage {
    CompletableFuture<?> of(CompletableFuture<Integer> source, Steps steps);
  }

  /** What the threads hand over to the stage, and the stage to whoever joins it. */
  private static final class Steps {
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
    check((source, steps) -> source.handle((value, failure) -> steps.make()));
    check((source, steps) -> source.handleAsync((value, failure) -> steps.make()));
    check((source, steps) -> source.handleAsync((value, failure) -> steps.make(), pool));
    check((source, steps) -> source.whenComplete((value, failure) -> steps.make()));
    check((source, steps) -> source.whenCompleteAsync((value, failure) -> steps.make()));
    check((source, steps) -> source.whenCompleteAsync((value, failure) -> steps.make(), pool));
    check((source, steps) -> source.exceptionally(failure -> steps.make()));
    check((source, steps) -> source.exceptionallyAsync(failure -> steps.make()));
    check((source, steps) -> source.exceptionallyAsync(failure -> steps.make(), pool));
    check((source, steps) -> source.exceptionallyCompose(failure -> composed(steps.make())));
    check((source, steps) -> source.exceptionallyComposeAsync(failure -> composed(steps.make())));
    check(
        (source, steps) ->
            source.exceptionallyComposeAsync(failure -> composed(steps.make()), pool));
    pool.shutdown();
    System.out.println(sum);
  }

  private static void check(Stage stage) throws InterruptedException {
    checkAttachedBefore(stage);
    checkAttachedAfter(stage);
  }

  private static void checkAttachedBefore(Stage stage) throws InterruptedException {
    Schedule schedule = new Schedule();
    CompletableFuture<Integer> source = new CompletableFuture<>();
    Steps steps = new Steps();
    Threads.run(
        () -> {
          steps.attached = 1;
          CompletableFuture<?> attached = stage.of(source, steps);
          schedule.reach(1);
          join(attached, steps);
        },
        () -> {
          schedule.await(1);
          steps.completed = 1;
          complete(source);
        });
    sum += steps.made;
  }

  private static void checkAttachedAfter(Stage stage) throws InterruptedException {
    CompletableFuture<Integer> source = new CompletableFuture<>();
    Steps steps = new Steps();
    Threads.inOrder(
        () -> {
          steps.completed = 1;
          complete(source);
        },
        () -> {
          steps.attached = 1;
          join(stage.of(source, steps), steps);
        });
    sum += steps.made;
  }

  private static void complete(CompletableFuture<Integer> source) {
    source.completeExceptionally(new IllegalStateException("on purpose"));
  }

  private static void join(CompletableFuture<?> stage, Steps steps) {
    try {
      stage.join();
    } catch (CompletionException failure) {
      steps.made++;
    }
    steps.made++;
  }

  private static CompletableFuture<Integer> composed(int made) {
    return CompletableFuture.completedFuture(made);
  }
}
