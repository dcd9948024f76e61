// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;

/** Whoever asks a future and learns that it is not complete yet is ordered after nobody. */
public final class CompletionSeenTooEarly {
  private interface Question {
    void ask(CompletableFuture<Integer> future) throws Exception;
  }

  private static int isDone;
  private static int isFailed;
  private static int isCancelled;
  private static int getNow;
  private static int timedGet;
  private static int copy;
  private static int stage;

  public static void main(String[] args) throws Exception {
    check(
        () -> isDone = 1, // race: CompletionSeenTooEarly.isDone
        () -> isDone, // race: CompletionSeenTooEarly.isDone
        future -> future.isDone());
    check(
        () -> isFailed = 1, // race: CompletionSeenTooEarly.isFailed
        () -> isFailed, // race: CompletionSeenTooEarly.isFailed
        future -> future.isCompletedExceptionally());
    check(
        () -> isCancelled = 1, // race: CompletionSeenTooEarly.isCancelled
        () -> isCancelled, // race: CompletionSeenTooEarly.isCancelled
        future -> future.isCancelled());
    check(
        () -> getNow = 1, // race: CompletionSeenTooEarly.getNow
        () -> getNow, // race: CompletionSeenTooEarly.getNow
        future -> future.getNow(0));
    check(
        () -> timedGet = 1, // race: CompletionSeenTooEarly.timedGet
        () -> timedGet, // race: CompletionSeenTooEarly.timedGet
        future -> getTimed(future));
    check(
        () -> copy = 1, // race: CompletionSeenTooEarly.copy
        () -> copy, // race: CompletionSeenTooEarly.copy
        future -> future.copy().isDone());
    check(
        () -> stage = 1, // race: CompletionSeenTooEarly.stage
        () -> stage, // race: CompletionSeenTooEarly.stage
        future -> future.thenRun(() -> {}).isDone());
    System.out.println("done");
  }

  private static void check(IntSupplier write, IntSupplier read, Question question)
      throws InterruptedException {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.inOrder(
        write::getAsInt,
        () -> {
          question.ask(future);
          read.getAsInt();
        });
    future.complete(1);
  }

  private static void getTimed(CompletableFuture<Integer> future) throws Exception {
    try {
      future.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException expected) {
      // It is not complete.
    }
  }
}
