// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import java.util.function.IntSupplier;

/** The future is seen to have failed, but it is the stage after it that has done the writing. */
public final class StageOfFailureNotJoined {
  private static int handle;
  private static int handleAsync;
  private static int handleInPool;
  private static int whenComplete;
  private static int whenCompleteAsync;
  private static int whenCompleteInPool;
  private static int exceptionally;
  private static int exceptionallyAsync;
  private static int exceptionallyInPool;
  private static int composing;
  private static int composingAsync;
  private static int composingInPool;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    check(
        () -> handle = 1, // race: StageOfFailureNotJoined.handle
        () -> handle, // race: StageOfFailureNotJoined.handle
        (source, write) -> source.handle((value, failure) -> write.getAsInt()));
    check(
        () -> handleAsync = 1, // race: StageOfFailureNotJoined.handleAsync
        () -> handleAsync, // race: StageOfFailureNotJoined.handleAsync
        (source, write) -> source.handleAsync((value, failure) -> write.getAsInt()));
    check(
        () -> handleInPool = 1, // race: StageOfFailureNotJoined.handleInPool
        () -> handleInPool, // race: StageOfFailureNotJoined.handleInPool
        (source, write) -> source.handleAsync((value, failure) -> write.getAsInt(), pool));
    check(
        () -> whenComplete = 1, // race: StageOfFailureNotJoined.whenComplete
        () -> whenComplete, // race: StageOfFailureNotJoined.whenComplete
        (source, write) -> source.whenComplete((value, failure) -> write.getAsInt()));
    check(
        () -> whenCompleteAsync = 1, // race: StageOfFailureNotJoined.whenCompleteAsync
        () -> whenCompleteAsync, // race: StageOfFailureNotJoined.whenCompleteAsync
        (source, write) -> source.whenCompleteAsync((value, failure) -> write.getAsInt()));
    check(
        () -> whenCompleteInPool = 1, // race: StageOfFailureNotJoined.whenCompleteInPool
        () -> whenCompleteInPool, // race: StageOfFailureNotJoined.whenCompleteInPool
        (source, write) -> source.whenCompleteAsync((value, failure) -> write.getAsInt(), pool));
    check(
        () -> exceptionally = 1, // race: StageOfFailureNotJoined.exceptionally
        () -> exceptionally, // race: StageOfFailureNotJoined.exceptionally
        (source, write) -> source.exceptionally(failure -> write.getAsInt()));
    check(
        () -> exceptionallyAsync = 1, // race: StageOfFailureNotJoined.exceptionallyAsync
        () -> exceptionallyAsync, // race: StageOfFailureNotJoined.exceptionallyAsync
        (source, write) -> source.exceptionallyAsync(failure -> write.getAsInt()));
    check(
        () -> exceptionallyInPool = 1, // race: StageOfFailureNotJoined.exceptionallyInPool
        () -> exceptionallyInPool, // race: StageOfFailureNotJoined.exceptionallyInPool
        (source, write) -> source.exceptionallyAsync(failure -> write.getAsInt(), pool));
    check(
        () -> composing = 1, // race: StageOfFailureNotJoined.composing
        () -> composing, // race: StageOfFailureNotJoined.composing
        (source, write) -> source.exceptionallyCompose(failure -> composed(write.getAsInt())));
    check(
        () -> composingAsync = 1, // race: StageOfFailureNotJoined.composingAsync
        () -> composingAsync, // race: StageOfFailureNotJoined.composingAsync
        (source, write) -> source.exceptionallyComposeAsync(failure -> composed(write.getAsInt())));
    check(
        () -> composingInPool = 1, // race: StageOfFailureNotJoined.composingInPool
        () -> composingInPool, // race: StageOfFailureNotJoined.composingInPool
        (source, write) ->
            source.exceptionallyComposeAsync(failure -> composed(write.getAsInt()), pool));
    pool.shutdown();
    System.out.println("done");
  }

  private static void check(
      IntSupplier write,
      IntSupplier read,
      BiFunction<CompletableFuture<Integer>, IntSupplier, CompletableFuture<?>> stage)
      throws InterruptedException {
    CompletableFuture<Integer> source = new CompletableFuture<>();
    CompletableFuture<?> attached = stage.apply(source, write);
    Threads.inOrder(
        () -> source.completeExceptionally(new IllegalStateException("on purpose")),
        () -> {
          if (source.isCompletedExceptionally()) {
            read.getAsInt();
          }
        });
    attached.exceptionally(failure -> null).join();
  }

  private static CompletableFuture<Integer> composed(int made) {
    return CompletableFuture.completedFuture(made);
  }
}
