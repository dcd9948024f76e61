// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** One thread after another invokes tasks in the same fork/join pool. */
public final class InvokersInTurn {
  private static final ForkJoinPool POOL = new ForkJoinPool(2);
  private static int count;

  public static void main(String[] args) throws Exception {
    for (int turn = 0; turn < 10; turn++) {
      Threads.run(InvokersInTurn::invoke);
    }
    POOL.shutdown();
    System.out.println(count);
  }

  private static void invoke() throws Exception {
    for (int i = 0; i < 5; i++) {
      count++;
      POOL.submit(() -> count++).get();
      POOL.invoke(ForkJoinTask.adapt(() -> count++));
    }
  }
}
