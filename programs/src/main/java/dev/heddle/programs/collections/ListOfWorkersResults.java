// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A list is made as long as needed, and each task puts its result at its place. */
public final class ListOfWorkersResults {
  private static final int TASKS = 500;

  public static void main(String[] args) throws Exception {
    List<Integer> results = new ArrayList<>(Collections.nCopies(TASKS, null));
    ExecutorService pool = Executors.newFixedThreadPool(4);
    for (int i = 0; i < TASKS; i++) {
      int task = i;
      pool.execute(() -> results.set(task, task * task));
    }
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println(results.stream().mapToInt(Integer::intValue).sum());
  }
}
