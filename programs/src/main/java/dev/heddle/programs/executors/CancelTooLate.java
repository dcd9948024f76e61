// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.FutureTask;

/** cancel() of a task that has ended changes nothing, and publishes nothing. */
public final class CancelTooLate {
  private static int value;

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    Threads.inOrder(task::run, () -> cancel(task), () -> read(task));
    System.out.println("done");
  }

  private static void cancel(FutureTask<Integer> task) {
    value = 1; // race: CancelTooLate.value
    if (task.cancel(true)) {
      throw new AssertionError();
    }
  }

  private static void read(FutureTask<Integer> task) throws Exception {
    int result = task.get();
    int read = value; // race: CancelTooLate.value
  }
}
