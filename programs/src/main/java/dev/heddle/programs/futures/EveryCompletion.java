// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Each way to complete a future, with each way to see that it is complete: what came before the one
 * comes before what is after the other.
 */
public final class EveryCompletion {
  private interface Sight {
    void of(CompletableFuture<Integer> future) throws Exception;
  }

  private static final class Steps {
    int steps;
  }

  private static final IllegalStateException FAILURE = new IllegalStateException("on purpose");

  private static int sum;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Consumer<CompletableFuture<Integer>>> completions =
        List.of(
            future -> future.complete(1),
            future -> future.completeExceptionally(FAILURE),
            future -> future.cancel(true),
            future -> future.obtrudeValue(2),
            future -> future.obtrudeException(FAILURE),
            future -> future.completeAsync(() -> 3),
            future -> future.completeAsync(() -> 4, pool));
    List<Sight> sights =
        List.of(
            future -> future.join(),
            future -> future.get(),
            future -> future.get(10, TimeUnit.SECONDS),
            future -> awaitDone(future),
            future -> awaitValue(future),
            future -> future.copy().join(),
            future -> future.minimalCompletionStage().toCompletableFuture().join(),
            future -> future.thenApply(value -> value).toCompletableFuture().join(),
            future -> CompletableFuture.allOf(future).join(),
            future -> CompletableFuture.anyOf(future, new CompletableFuture<>()).join());
    for (Consumer<CompletableFuture<Integer>> completion : completions) {
      for (Sight sight : sights) {
        check(completion, sight);
      }
    }
    pool.shutdown();
    System.out.println(sum);
  }

  private static void check(Consumer<CompletableFuture<Integer>> completion, Sight sight)
      throws InterruptedException {
    CompletableFuture<Integer> future = new CompletableFuture<Integer>().newIncompleteFuture();
    Steps steps = new Steps();
    Threads.run(
        () -> {
          steps.steps++;
          completion.accept(future);
        },
        () -> {
          see(sight, future);
          steps.steps++;
        });
    sum += steps.steps;
  }

  private static void see(Sight sight, CompletableFuture<Integer> future) throws Exception {
    try {
      sight.of(future);
    } catch (CompletionException | ExecutionException | CancellationException expected) {
      // A failure completes as well as a value.
    }
  }

  private static void awaitDone(CompletableFuture<Integer> future) {
    while (!future.isDone() && !future.isCompletedExceptionally() && !future.isCancelled()) {
      Thread.onSpinWait();
    }
  }

  private static void awaitValue(CompletableFuture<Integer> future) {
    while (future.getNow(null) == null) {
      Thread.onSpinWait();
    }
  }
}
