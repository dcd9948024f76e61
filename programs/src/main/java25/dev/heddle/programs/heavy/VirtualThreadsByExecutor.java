// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** A hundred thousand tasks, each in a virtual thread of its own, with results. */
@OwnJvm("-Xmx256m")
public final class VirtualThreadsByExecutor {
  private static final int TASKS = 100_000;

  public static void main(String[] args) throws Exception {
    AtomicLong sum = new AtomicLong();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < TASKS; i++) {
        int[] input = {i};
        executor.execute(() -> sum.addAndGet(input[0]++));
      }
    }
    if (sum.get() != (long) TASKS * (TASKS - 1) / 2) {
      throw new AssertionError(sum);
    }
    System.out.println("done");
  }
}
