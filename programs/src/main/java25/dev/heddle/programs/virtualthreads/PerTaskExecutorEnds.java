// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.Schedule;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Every way to learn that an executor with a thread for each task has done its work. */
public final class PerTaskExecutorEnds {
  private static int beforeShutdown;

  public static void main(String[] args) throws Exception {
    int[] cells = new int[8];
    ExecutorService awaited = executorFor(cells, 0);
    awaited.shutdown();
    awaited.awaitTermination(10, TimeUnit.SECONDS);
    ExecutorService asked = executorFor(cells, 2);
    asked.shutdown();
    while (!asked.isTerminated()) {
      Schedule.pause(1);
    }
    ExecutorService closed = executorFor(cells, 4);
    closed.close();
    ExecutorService stopped = executorFor(cells, 6);
    Thread other = new Thread(() -> shutDown(stopped));
    other.start();
    while (!stopped.isShutdown()) {
      Schedule.pause(1);
    }
    int sum = beforeShutdown;
    stopped.awaitTermination(10, TimeUnit.SECONDS);
    for (int cell : cells) {
      sum += cell;
    }
    try (ExecutorService any = Executors.newVirtualThreadPerTaskExecutor()) {
      int[] results = any.invokeAny(List.of(() -> new int[] {1}, () -> new int[] {1}));
      sum += results[0];
    }
    System.out.println(sum);
  }

  private static ExecutorService executorFor(int[] cells, int first) {
    ExecutorService executor = Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory());
    for (int i = first; i < first + 2; i++) {
      int index = i;
      executor.execute(() -> cells[index] = 1);
    }
    return executor;
  }

  private static void shutDown(ExecutorService executor) {
    beforeShutdown = 1;
    executor.shutdown();
  }
}
