// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One thread after another submits to the same pool: workers outlive the submitters. */
public final class SubmittersInTurn {
  private static final ExecutorService POOL = Executors.newFixedThreadPool(2);
  private static int count;

  public static void main(String[] args) throws Exception {
    for (int turn = 0; turn < 10; turn++) {
      Threads.run(SubmittersInTurn::submit);
    }
    POOL.shutdown();
    System.out.println(count);
  }

  private static void submit() throws Exception {
    for (int i = 0; i < 5; i++) {
      count++;
      POOL.submit(() -> count++).get();
    }
  }
}
