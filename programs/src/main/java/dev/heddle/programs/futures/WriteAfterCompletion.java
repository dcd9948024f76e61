// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** What is written after a future was completed, in whichever way, races with who joins it. */
public final class WriteAfterCompletion {
  private static final IllegalStateException FAILURE = new IllegalStateException("on purpose");

  private static int complete;
  private static int fail;
  private static int cancel;
  private static int obtrudeValue;
  private static int obtrudeException;
  private static int completeAsync;
  private static int completeInPool;
  private static int orTimeout;
  private static int completeOnTimeout;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    check(
        future -> future.complete(1),
        () -> complete = 1, // race: WriteAfterCompletion.complete
        () -> complete); // race: WriteAfterCompletion.complete
    check(
        future -> future.completeExceptionally(FAILURE),
        () -> fail = 1, // race: WriteAfterCompletion.fail
        () -> fail); // race: WriteAfterCompletion.fail
    check(
        future -> future.cancel(true),
        () -> cancel = 1, // race: WriteAfterCompletion.cancel
        () -> cancel); // race: WriteAfterCompletion.cancel
    check(
        future -> future.obtrudeValue(1),
        () -> obtrudeValue = 1, // race: WriteAfterCompletion.obtrudeValue
        () -> obtrudeValue); // race: WriteAfterCompletion.obtrudeValue
    check(
        future -> future.obtrudeException(FAILURE),
        () -> obtrudeException = 1, // race: WriteAfterCompletion.obtrudeException
        () -> obtrudeException); // race: WriteAfterCompletion.obtrudeException
    check(
        future -> future.completeAsync(() -> 1),
        () -> completeAsync = 1, // race: WriteAfterCompletion.completeAsync
        () -> completeAsync); // race: WriteAfterCompletion.completeAsync
    check(
        future -> future.completeAsync(() -> 1, pool),
        () -> completeInPool = 1, // race: WriteAfterCompletion.completeInPool
        () -> completeInPool); // race: WriteAfterCompletion.completeInPool
    check(
        future -> future.orTimeout(1, TimeUnit.MILLISECONDS),
        () -> orTimeout = 1, // race: WriteAfterCompletion.orTimeout
        () -> orTimeout); // race: WriteAfterCompletion.orTimeout
    check(
        future -> future.completeOnTimeout(1, 1, TimeUnit.MILLISECONDS),
        () -> completeOnTimeout = 1, // race: WriteAfterCompletion.completeOnTimeout
        () -> completeOnTimeout); // race: WriteAfterCompletion.completeOnTimeout
    pool.shutdown();
    System.out.println("done");
  }

  private static void check(
      Consumer<CompletableFuture<Integer>> completion, IntSupplier write, IntSupplier read)
      throws InterruptedException {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.inOrder(
        () -> {
          completion.accept(future);
          write.getAsInt();
        },
        () -> {
          join(future);
          read.getAsInt();
        });
  }

  private static void join(CompletableFuture<Integer> future) {
    try {
      future.join();
    } catch (CompletionException | CancellationException expected) {
      // A failure completes as well as a value.
    }
  }
}
