// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** A thread factory wraps the tasks of a pool, and the wrapper counts in a plain field. */
public final class FactoryWorkers {
  static final class CountingFactory implements ThreadFactory {
    private int running;

    @Override
    public Thread newThread(Runnable task) {
      return new Thread(
          () -> {
            running++; // race: FactoryWorkers$CountingFactory.running
            task.run();
          });
    }
  }

  public static void racy() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2, new CountingFactory());
    pool.execute(() -> System.out.println("warp"));
    pool.execute(() -> System.out.println("weft"));
    pool.shutdown();
  }

  public static void safe() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2, task -> new Thread(task, "worker"));
    pool.execute(() -> System.out.println("warp"));
    pool.execute(() -> System.out.println("weft"));
    pool.shutdown();
  }
}
