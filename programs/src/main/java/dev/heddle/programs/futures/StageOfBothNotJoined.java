// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntSupplier;

/** Both futures are joined and not the stage after them, which has done the writing. */
public final class StageOfBothNotJoined {
  private interface Stage {
    CompletableFuture<?> of(
        CompletableFuture<Integer> left, CompletableFuture<Integer> right, IntSupplier action);
  }

  private static int thenCombine;
  private static int thenCombineAsync;
  private static int thenCombineInPool;
  private static int thenAcceptBoth;
  private static int thenAcceptBothAsync;
  private static int thenAcceptBothInPool;
  private static int runAfterBoth;
  private static int runAfterBothAsync;
  private static int runAfterBothInPool;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    check(
        () -> thenCombine = 1, // race: StageOfBothNotJoined.thenCombine
        () -> thenCombine, // race: StageOfBothNotJoined.thenCombine
        (left, right, write) -> left.thenCombine(right, (one, other) -> write.getAsInt()));
    check(
        () -> thenCombineAsync = 1, // race: StageOfBothNotJoined.thenCombineAsync
        () -> thenCombineAsync, // race: StageOfBothNotJoined.thenCombineAsync
        (left, right, write) -> left.thenCombineAsync(right, (one, other) -> write.getAsInt()));
    check(
        () -> thenCombineInPool = 1, // race: StageOfBothNotJoined.thenCombineInPool
        () -> thenCombineInPool, // race: StageOfBothNotJoined.thenCombineInPool
        (left, right, write) ->
            left.thenCombineAsync(right, (one, other) -> write.getAsInt(), pool));
    check(
        () -> thenAcceptBoth = 1, // race: StageOfBothNotJoined.thenAcceptBoth
        () -> thenAcceptBoth, // race: StageOfBothNotJoined.thenAcceptBoth
        (left, right, write) -> left.thenAcceptBoth(right, (one, other) -> write.getAsInt()));
    check(
        () -> thenAcceptBothAsync = 1, // race: StageOfBothNotJoined.thenAcceptBothAsync
        () -> thenAcceptBothAsync, // race: StageOfBothNotJoined.thenAcceptBothAsync
        (left, right, write) -> left.thenAcceptBothAsync(right, (one, other) -> write.getAsInt()));
    check(
        () -> thenAcceptBothInPool = 1, // race: StageOfBothNotJoined.thenAcceptBothInPool
        () -> thenAcceptBothInPool, // race: StageOfBothNotJoined.thenAcceptBothInPool
        (left, right, write) ->
            left.thenAcceptBothAsync(right, (one, other) -> write.getAsInt(), pool));
    check(
        () -> runAfterBoth = 1, // race: StageOfBothNotJoined.runAfterBoth
        () -> runAfterBoth, // race: StageOfBothNotJoined.runAfterBoth
        (left, right, write) -> left.runAfterBoth(right, () -> write.getAsInt()));
    check(
        () -> runAfterBothAsync = 1, // race: StageOfBothNotJoined.runAfterBothAsync
        () -> runAfterBothAsync, // race: StageOfBothNotJoined.runAfterBothAsync
        (left, right, write) -> left.runAfterBothAsync(right, () -> write.getAsInt()));
    check(
        () -> runAfterBothInPool = 1, // race: StageOfBothNotJoined.runAfterBothInPool
        () -> runAfterBothInPool, // race: StageOfBothNotJoined.runAfterBothInPool
        (left, right, write) -> left.runAfterBothAsync(right, () -> write.getAsInt(), pool));
    pool.shutdown();
    System.out.println("done");
  }

  private static void check(IntSupplier write, IntSupplier read, Stage stage)
      throws InterruptedException {
    CompletableFuture<Integer> left = new CompletableFuture<>();
    CompletableFuture<Integer> right = new CompletableFuture<>();
    CompletableFuture<?> attached = stage.of(left, right, write);
    Threads.inOrder(
        () -> left.complete(1),
        () -> right.complete(1),
        () -> {
          left.join();
          right.join();
          read.getAsInt();
        });
    attached.join();
  }
}
