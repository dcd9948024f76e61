// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** invokeAll() returns when all tasks have ended, and is ordered after all of them. */
public final class InvokeAll {
  private static final int[] CELLS = new int[4];

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (int i = 0; i < CELLS.length; i++) {
      int index = i;
      tasks.add(() -> CELLS[index] = index + 1);
    }
    List<Future<Integer>> futures = pool.invokeAll(tasks);
    int sum = 0;
    for (int cell : CELLS) {
      sum += cell;
    }
    pool.shutdown();
    System.out.println(sum + " " + futures.get(3).get());
  }
}
