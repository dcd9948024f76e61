// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntSupplier;

/** The function of a stage after either future reads what was written for the other one. */
public final class StageOfEitherReadsLoser {
  private interface Stage {
    CompletableFuture<?> of(
        CompletableFuture<Integer> left, CompletableFuture<Integer> right, IntSupplier action);
  }

  private static int applyToEither;
  private static int applyToEitherAsync;
  private static int applyToEitherInPool;
  private static int acceptEither;
  private static int acceptEitherAsync;
  private static int acceptEitherInPool;
  private static int runAfterEither;
  private static int runAfterEitherAsync;
  private static int runAfterEitherInPool;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    check(
        () -> applyToEither = 1, // race: StageOfEitherReadsLoser.applyToEither
        () -> applyToEither, // race: StageOfEitherReadsLoser.applyToEither
        (left, right, read) -> left.applyToEither(right, value -> read.getAsInt()));
    check(
        () -> applyToEitherAsync = 1, // race: StageOfEitherReadsLoser.applyToEitherAsync
        () -> applyToEitherAsync, // race: StageOfEitherReadsLoser.applyToEitherAsync
        (left, right, read) -> left.applyToEitherAsync(right, value -> read.getAsInt()));
    check(
        () -> applyToEitherInPool = 1, // race: StageOfEitherReadsLoser.applyToEitherInPool
        () -> applyToEitherInPool, // race: StageOfEitherReadsLoser.applyToEitherInPool
        (left, right, read) -> left.applyToEitherAsync(right, value -> read.getAsInt(), pool));
    check(
        () -> acceptEither = 1, // race: StageOfEitherReadsLoser.acceptEither
        () -> acceptEither, // race: StageOfEitherReadsLoser.acceptEither
        (left, right, read) -> left.acceptEither(right, value -> read.getAsInt()));
    check(
        () -> acceptEitherAsync = 1, // race: StageOfEitherReadsLoser.acceptEitherAsync
        () -> acceptEitherAsync, // race: StageOfEitherReadsLoser.acceptEitherAsync
        (left, right, read) -> left.acceptEitherAsync(right, value -> read.getAsInt()));
    check(
        () -> acceptEitherInPool = 1, // race: StageOfEitherReadsLoser.acceptEitherInPool
        () -> acceptEitherInPool, // race: StageOfEitherReadsLoser.acceptEitherInPool
        (left, right, read) -> left.acceptEitherAsync(right, value -> read.getAsInt(), pool));
    check(
        () -> runAfterEither = 1, // race: StageOfEitherReadsLoser.runAfterEither
        () -> runAfterEither, // race: StageOfEitherReadsLoser.runAfterEither
        (left, right, read) -> left.runAfterEither(right, () -> read.getAsInt()));
    check(
        () -> runAfterEitherAsync = 1, // race: StageOfEitherReadsLoser.runAfterEitherAsync
        () -> runAfterEitherAsync, // race: StageOfEitherReadsLoser.runAfterEitherAsync
        (left, right, read) -> left.runAfterEitherAsync(right, () -> read.getAsInt()));
    check(
        () -> runAfterEitherInPool = 1, // race: StageOfEitherReadsLoser.runAfterEitherInPool
        () -> runAfterEitherInPool, // race: StageOfEitherReadsLoser.runAfterEitherInPool
        (left, right, read) -> left.runAfterEitherAsync(right, () -> read.getAsInt(), pool));
    pool.shutdown();
    System.out.println("done");
  }

  private static void check(IntSupplier write, IntSupplier read, Stage stage)
      throws InterruptedException {
    CompletableFuture<Integer> left = new CompletableFuture<>();
    CompletableFuture<Integer> right = new CompletableFuture<>();
    CompletableFuture<?> attached = stage.of(left, right, read);
    Threads.inOrder(
        write::getAsInt,
        () -> {
          right.complete(1);
          attached.join();
        });
  }
}
