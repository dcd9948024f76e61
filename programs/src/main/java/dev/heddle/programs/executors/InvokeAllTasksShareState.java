// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The tasks given to invokeAll() are not ordered with each other. */
public final class InvokeAllTasksShareState {
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Integer> task = () -> count(schedule);
    pool.invokeAll(List.of(task, task));
    pool.shutdown();
    System.out.println("done");
  }

  private static int count(Schedule schedule) {
    schedule.meet(2);
    return ++count; // race: InvokeAllTasksShareState.count
  }
}
