// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** anyOf() is not ordered after the sources that came later. */
public final class AnyOfLoser {
  private static int loser;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletableFuture<Void> slow = CompletableFuture.runAsync(() -> slow(schedule), pool);
    CompletableFuture<Void> quick = CompletableFuture.runAsync(() -> schedule.await(1), pool);
    CompletableFuture.anyOf(slow, quick).join();
    int read = loser; // race: AnyOfLoser.loser
    schedule.reach(2);
    slow.join();
    pool.shutdown();
    System.out.println("done");
  }

  private static void slow(Schedule schedule) {
    loser = 1; // race: AnyOfLoser.loser
    schedule.reach(1);
    schedule.await(2);
  }
}
