// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The tasks of an executor of virtual threads are not ordered with each other. */
public final class PerTaskExecutorRaces {
  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    List<Integer> results = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 2; i++) {
        executor.execute(() -> add(schedule, results));
      }
    }
    System.out.println("done");
  }

  private static void add(Schedule schedule, List<Integer> results) {
    schedule.meet(2);
    results.add(1); // race: java.util.ArrayList
  }
}
