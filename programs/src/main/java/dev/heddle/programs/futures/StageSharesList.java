// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.futures;

import dev.heddle.programs.support.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Parallel stages collect into one ArrayList without a lock. */
public final class StageSharesList {
  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<String> results = new ArrayList<>();
    Runnable task = () -> add(schedule, results);
    CompletableFuture<Void> first = CompletableFuture.runAsync(task, pool);
    CompletableFuture<Void> second = CompletableFuture.runAsync(task, pool);
    CompletableFuture.allOf(first, second).join();
    pool.shutdown();
    System.out.println("done");
  }

  private static void add(Schedule schedule, List<String> results) {
    schedule.meet(2);
    results.add("result"); // race: java.util.ArrayList
  }
}
