// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The source is joined, but it was the dependent stage that wrote. */
public final class JoinOfTheSource {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletableFuture<String> source = CompletableFuture.supplyAsync(() -> "source", pool);
    CompletableFuture<Void> stage = source.thenRunAsync(() -> write(schedule), pool);
    schedule.await(1);
    source.join();
    int read = value; // race: JoinOfTheSource.value
    schedule.reach(2);
    stage.join();
    pool.shutdown();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: JoinOfTheSource.value
    schedule.reach(1);
    schedule.await(2);
  }
}
