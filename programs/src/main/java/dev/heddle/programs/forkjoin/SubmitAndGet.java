// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.forkjoin;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/** Every way to hand a task to the pool and to wait for it. */
public final class SubmitAndGet {
  private static int value;

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    value = 1;
    pool.submit(() -> value++).get();
    value++;
    pool.submit(ForkJoinTask.adapt(() -> value++)).join();
    value++;
    pool.submit(() -> value++, "result").get(10, TimeUnit.SECONDS);
    value++;
    ForkJoinTask<Integer> polled = pool.submit(() -> value++);
    while (!polled.isDone()) {
      Thread.sleep(1);
    }
    value++;
    List<Callable<Integer>> tasks = List.of(() -> value++);
    pool.invokeAll(tasks);
    value++;
    ForkJoinTask<Integer> quiet = pool.submit(() -> value++);
    quiet.quietlyJoin();
    System.out.println(value);
    pool.shutdown();
  }
}
