// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two stages that depend on the same future are not ordered with each other. */
public final class SiblingStages {
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletableFuture<Void> source = new CompletableFuture<>();
    CompletableFuture<Void> left = source.thenRunAsync(() -> count(schedule), pool);
    CompletableFuture<Void> right = source.thenRunAsync(() -> count(schedule), pool);
    source.complete(null);
    left.join();
    right.join();
    pool.shutdown();
    System.out.println("done");
  }

  private static void count(Schedule schedule) {
    schedule.meet(2);
    count++; // race: SiblingStages.count
  }
}
