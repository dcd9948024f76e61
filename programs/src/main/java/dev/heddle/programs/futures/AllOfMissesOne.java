// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One of the futures was left out of allOf(). */
public final class AllOfMissesOne {
  private static int forgotten;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(3);
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> schedule.await(1), pool);
    CompletableFuture<Void> second = CompletableFuture.runAsync(() -> schedule.await(1), pool);
    CompletableFuture<Void> third = CompletableFuture.runAsync(() -> write(schedule), pool);
    CompletableFuture.allOf(first, second).join();
    int read = forgotten; // race: AllOfMissesOne.forgotten
    schedule.reach(2);
    third.join();
    pool.shutdown();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    forgotten = 1; // race: AllOfMissesOne.forgotten
    schedule.reach(1);
    schedule.await(2);
  }
}
