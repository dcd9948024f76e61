// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.FutureTask;

/** A FutureTask run by an own thread is not waited for before its side effect is read. */
public final class FutureTaskThread {
  private int weight;

  private int weigh() {
    weight = 80; // race: FutureTaskThread.weight
    return 80;
  }

  public static void racy() throws Exception {
    FutureTaskThread scale = new FutureTaskThread();
    FutureTask<Integer> task = new FutureTask<>(() -> scale.weigh());
    new Thread(task).start();
    System.out.println(scale.weight); // race: FutureTaskThread.weight
    System.out.println(task.get());
  }

  public static void safe() throws Exception {
    FutureTaskThread scale = new FutureTaskThread();
    FutureTask<Integer> task = new FutureTask<>(() -> scale.weigh());
    new Thread(task).start();
    System.out.println(task.get());
    System.out.println(scale.weight);
  }
}
