// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Starts JVMs, as many at a time as there are processors, and at least two. */
final class Jvms implements AutoCloseable {
  private final ExecutorService threads =
      Executors.newFixedThreadPool(Math.max(2, Runtime.getRuntime().availableProcessors()));

  /** Begins a task, which runs one JVM after another, when its turn has come. */
  <T> Future<T> submit(Callable<T> task) {
    return threads.submit(task);
  }

  /** Runs tasks; what came of each, in their order. */
  static <T> List<T> runAll(List<Callable<T>> tasks) throws Exception {
    try (Jvms jvms = new Jvms()) {
      List<Future<T>> futures = new ArrayList<>();
      for (Callable<T> task : tasks) {
        futures.add(jvms.submit(task));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> future : futures) {
        results.add(result(future));
      }
      return results;
    }
  }

  /** Waits for a task; if it failed, so does this, for the same reason. */
  static <T> T result(Future<T> future) throws Exception {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    }
  }

  /** What has been submitted still runs. */
  @Override
  public void close() {
    threads.shutdown();
  }
}
