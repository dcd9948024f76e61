// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

/** execute() hands over to the task in pools of every make. */
public final class ExecuteHandsOver {
  public static void main(String[] args) throws Exception {
    ExecutorService[] pools = {
      Executors.newCachedThreadPool(),
      Executors.newFixedThreadPool(1),
      Executors.newSingleThreadExecutor(),
      Executors.newScheduledThreadPool(1),
      Executors.newWorkStealingPool(2),
      new ForkJoinPool(1)
    };
    for (ExecutorService pool : pools) {
      int[] cell = new int[1];
      CountDownLatch finished = new CountDownLatch(1);
      cell[0] = 1;
      pool.execute(
          () -> {
            cell[0]++;
            finished.countDown();
          });
      finished.await();
      pool.shutdown();
      System.out.println(cell[0]);
    }
  }
}
