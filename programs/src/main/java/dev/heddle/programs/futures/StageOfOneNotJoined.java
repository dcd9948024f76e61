// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import java.util.function.IntSupplier;

/** The future is joined and not the stage after it, which has done the writing. */
public final class StageOfOneNotJoined {
  private static int thenApply;
  private static int thenApplyAsync;
  private static int thenApplyInPool;
  private static int thenAccept;
  private static int thenAcceptAsync;
  private static int thenAcceptInPool;
  private static int thenRun;
  private static int thenRunAsync;
  private static int thenRunInPool;
  private static int thenCompose;
  private static int thenComposeAsync;
  private static int thenComposeInPool;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    check(
        () -> thenApply = 1, // race: StageOfOneNotJoined.thenApply
        () -> thenApply, // race: StageOfOneNotJoined.thenApply
        (source, write) -> source.thenApply(value -> write.getAsInt()));
    check(
        () -> thenApplyAsync = 1, // race: StageOfOneNotJoined.thenApplyAsync
        () -> thenApplyAsync, // race: StageOfOneNotJoined.thenApplyAsync
        (source, write) -> source.thenApplyAsync(value -> write.getAsInt()));
    check(
        () -> thenApplyInPool = 1, // race: StageOfOneNotJoined.thenApplyInPool
        () -> thenApplyInPool, // race: StageOfOneNotJoined.thenApplyInPool
        (source, write) -> source.thenApplyAsync(value -> write.getAsInt(), pool));
    check(
        () -> thenAccept = 1, // race: StageOfOneNotJoined.thenAccept
        () -> thenAccept, // race: StageOfOneNotJoined.thenAccept
        (source, write) -> source.thenAccept(value -> write.getAsInt()));
    check(
        () -> thenAcceptAsync = 1, // race: StageOfOneNotJoined.thenAcceptAsync
        () -> thenAcceptAsync, // race: StageOfOneNotJoined.thenAcceptAsync
        (source, write) -> source.thenAcceptAsync(value -> write.getAsInt()));
    check(
        () -> thenAcceptInPool = 1, // race: StageOfOneNotJoined.thenAcceptInPool
        () -> thenAcceptInPool, // race: StageOfOneNotJoined.thenAcceptInPool
        (source, write) -> source.thenAcceptAsync(value -> write.getAsInt(), pool));
    check(
        () -> thenRun = 1, // race: StageOfOneNotJoined.thenRun
        () -> thenRun, // race: StageOfOneNotJoined.thenRun
        (source, write) -> source.thenRun(() -> write.getAsInt()));
    check(
        () -> thenRunAsync = 1, // race: StageOfOneNotJoined.thenRunAsync
        () -> thenRunAsync, // race: StageOfOneNotJoined.thenRunAsync
        (source, write) -> source.thenRunAsync(() -> write.getAsInt()));
    check(
        () -> thenRunInPool = 1, // race: StageOfOneNotJoined.thenRunInPool
        () -> thenRunInPool, // race: StageOfOneNotJoined.thenRunInPool
        (source, write) -> source.thenRunAsync(() -> write.getAsInt(), pool));
    check(
        () -> thenCompose = 1, // race: StageOfOneNotJoined.thenCompose
        () -> thenCompose, // race: StageOfOneNotJoined.thenCompose
        (source, write) -> source.thenCompose(value -> composed(write.getAsInt())));
    check(
        () -> thenComposeAsync = 1, // race: StageOfOneNotJoined.thenComposeAsync
        () -> thenComposeAsync, // race: StageOfOneNotJoined.thenComposeAsync
        (source, write) -> source.thenComposeAsync(value -> composed(write.getAsInt())));
    check(
        () -> thenComposeInPool = 1, // race: StageOfOneNotJoined.thenComposeInPool
        () -> thenComposeInPool, // race: StageOfOneNotJoined.thenComposeInPool
        (source, write) -> source.thenComposeAsync(value -> composed(write.getAsInt()), pool));
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
        () -> source.complete(1),
        () -> {
          source.join();
          read.getAsInt();
        });
    attached.join();
  }

  private static CompletableFuture<Integer> composed(int made) {
    return CompletableFuture.completedFuture(made);
  }
}
