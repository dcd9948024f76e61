// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** An executor of virtual threads: submit, get and close order as in any pool. */
public final class PerTaskExecutor {
  private static final int[] CELLS = new int[50];

  public static void main(String[] args) throws Exception {
    int sum = 0;
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<int[]>> futures = new ArrayList<>();
      for (int i = 0; i < CELLS.length; i++) {
        int[] cell = {i};
        int index = i;
        executor.execute(() -> CELLS[index] = index);
        futures.add(
            executor.submit(
                () -> {
                  cell[0]++;
                  return cell;
                }));
      }
      for (Future<int[]> future : futures) {
        sum += future.get()[0];
      }
    }
    System.out.println(sum + " " + CELLS[49]);
  }
}
