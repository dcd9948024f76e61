// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A completed task says nothing about the other tasks of the service. */
public final class CompletionOfAnother {
  private static int other;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    ExecutorCompletionService<String> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> slow(schedule));
    service.submit(() -> quick(schedule));
    service.take().get();
    int read = other; // race: CompletionOfAnother.other
    schedule.reach(2);
    service.take().get();
    pool.shutdown();
    System.out.println("done");
  }

  private static String slow(Schedule schedule) {
    other = 1; // race: CompletionOfAnother.other
    schedule.reach(1);
    schedule.await(2);
    return "slow";
  }

  private static String quick(Schedule schedule) {
    schedule.await(1);
    return "quick";
  }
}
