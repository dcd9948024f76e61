// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Execute on a fork-join pool does not wait for its task, invoke does. */
public final class ForkJoinInvoke {
  private int area;

  private void measure() {
    area = 12; // race: ForkJoinInvoke.area
  }

  public static void racy() throws Exception {
    ForkJoinInvoke field = new ForkJoinInvoke();
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(ForkJoinTask.adapt(() -> field.measure()));
    System.out.println(field.area); // race: ForkJoinInvoke.area
    pool.shutdown();
  }

  public static void safe() throws Exception {
    ForkJoinInvoke field = new ForkJoinInvoke();
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(ForkJoinTask.adapt(() -> field.measure()));
    System.out.println(field.area);
    pool.shutdown();
  }
}
