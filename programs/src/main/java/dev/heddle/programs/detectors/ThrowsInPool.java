// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A task throws something in a pool, whose thread lives on, and is then used by another thread
 * under a lock. The method that threw is not active any more: nothing overlaps.
 */
public final class ThrowsInPool {
  private static final class Job implements Callable<Void> {
    private int failures;

    @Override
    public Void call() {
      throw new IllegalStateException("as expected");
    }

    void failed() {
      failures++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Job job = new Job();
    try {
      pool.submit(job).get();
    } catch (ExecutionException e) {
      synchronized (job) {
        job.failed();
      }
    }
    pool.shutdown();
  }
}
