// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** get() that throws has seen the end of the task as much as one that returns. */
public final class GetThrows {
  private static int failed;
  private static int failedTimed;
  private static int cancelled;
  private static int cancelledTimed;

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> failing = new FutureTask<>(GetThrows::fail);
    FutureTask<Integer> failingTimed = new FutureTask<>(GetThrows::failTimed);
    FutureTask<Integer> neverRun = new FutureTask<>(() -> 1);
    FutureTask<Integer> neverRunTimed = new FutureTask<>(() -> 1);
    Threads.inOrder(
        () -> {
          failing.run();
          failingTimed.run();
          cancelled = 1;
          neverRun.cancel(false);
          cancelledTimed = 1;
          neverRunTimed.cancel(true);
        },
        () -> expectFailure(failing),
        () -> expectFailureInTime(failingTimed),
        () -> expectCancellation(neverRun),
        () -> expectCancellationInTime(neverRunTimed));
    System.out.println(failed + failedTimed + cancelled + cancelledTimed);
  }

  private static int fail() {
    failed = 1;
    throw new IllegalStateException("on purpose");
  }

  private static int failTimed() {
    failedTimed = 1;
    throw new IllegalStateException("on purpose");
  }

  private static void expectFailure(FutureTask<Integer> task) throws InterruptedException {
    try {
      task.get();
      throw new AssertionError();
    } catch (ExecutionException e) {
      failed++;
    }
  }

  private static void expectFailureInTime(FutureTask<Integer> task) throws Exception {
    try {
      task.get(1, TimeUnit.SECONDS);
      throw new AssertionError();
    } catch (ExecutionException e) {
      failedTimed++;
    }
  }

  private static void expectCancellation(FutureTask<Integer> task) throws Exception {
    try {
      task.get();
      throw new AssertionError();
    } catch (CancellationException e) {
      cancelled++;
    }
  }

  private static void expectCancellationInTime(FutureTask<Integer> task) throws Exception {
    try {
      task.get(1, TimeUnit.SECONDS);
      throw new AssertionError();
    } catch (CancellationException e) {
      cancelledTimed++;
    }
  }
}
