// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The factory and the rejection handler of a pool may be replaced while others use it. */
public final class FactoryReplaced {

  private static final class Factory implements ThreadFactory {
    private int made;

    @Override
    public Thread newThread(Runnable task) {
      made++;
      return new Thread(task);
    }
  }

  private static final class Rejections implements RejectedExecutionHandler {
    private int limit;

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
      if (limit == 0) {
        throw new IllegalStateException("no limit");
      }
    }
  }

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    Threads.inOrder(
        () -> {
          Factory factory = new Factory();
          factory.made = 1;
          pool.setThreadFactory(factory);
          Rejections rejections = new Rejections();
          rejections.limit = 1;
          pool.setRejectedExecutionHandler(rejections);
        },
        () -> {
          pool.execute(() -> {});
          pool.shutdown();
          pool.execute(() -> {});
        });
    System.out.println("done");
  }
}
