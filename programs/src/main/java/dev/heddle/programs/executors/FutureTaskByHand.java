// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.FutureTask;

/** A FutureTask run by a plain thread hands its result to whoever gets it. */
public final class FutureTaskByHand {
  public static void main(String[] args) throws Exception {
    int[] cell = new int[1];
    FutureTask<int[]> task =
        new FutureTask<>(
            () -> {
              cell[0] = 3;
              return cell;
            });
    Thread thread = new Thread(task);
    thread.start();
    System.out.println(task.get()[0] + cell[0]);
    thread.join();
  }
}
