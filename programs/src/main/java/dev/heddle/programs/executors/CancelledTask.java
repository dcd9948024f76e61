// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** cancel(true) interrupts the task, which is ordered after the cancellation when it notices. */
public final class CancelledTask {
  private static int value;

  public static void main(String[] args) throws Exception {
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> future =
        pool.submit(
            () -> {
              started.countDown();
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
              value++;
              ended.countDown();
            });
    started.await();
    value = 1;
    future.cancel(true);
    ended.await();
    pool.shutdown();
    System.out.println(value + " " + future.isCancelled());
  }
}
