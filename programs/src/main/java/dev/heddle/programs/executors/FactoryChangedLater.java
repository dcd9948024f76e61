// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The rejection handler changes after it was handed to the pool. */
public final class FactoryChangedLater {

  private static final class Rejections implements RejectedExecutionHandler {
    private int limit;

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
      int read = limit; // race: Rejections.limit
    }
  }

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.shutdown();
    Threads.inOrder(
        () -> {
          Rejections rejections = new Rejections();
          pool.setRejectedExecutionHandler(rejections);
          rejections.limit = 1; // race: Rejections.limit
        },
        () -> pool.execute(() -> {}));
    System.out.println("done");
  }
}
