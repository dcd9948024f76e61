// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A stage of either source is not ordered after the source that was not needed. */
public final class EitherLoser {
  private static int loser;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletableFuture<Void> slow = CompletableFuture.runAsync(() -> slow(schedule), pool);
    CompletableFuture<Void> quick = CompletableFuture.runAsync(() -> schedule.await(1), pool);
    slow.runAfterEither(quick, () -> {}).join();
    int read = loser; // race: EitherLoser.loser
    schedule.reach(2);
    slow.join();
    pool.shutdown();
    System.out.println("done");
  }

  private static void slow(Schedule schedule) {
    loser = 1; // race: EitherLoser.loser
    schedule.reach(1);
    schedule.await(2);
  }
}
