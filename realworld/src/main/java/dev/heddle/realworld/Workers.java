// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

/** Runs the same work in several threads and waits for all of them. */
public final class Workers {
  private Workers() {}

  /** What one worker does; workers are numbered from 0. */
  public interface Work<T> {
    T run(int worker) throws Exception;
  }

  /** Answers the results in the workers' order, or throws what the first failing worker threw. */
  public static <T> List<T> run(int count, Work<T> work) throws Exception {
    List<FutureTask<T>> tasks = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int worker = i;
      FutureTask<T> task = new FutureTask<>(() -> work.run(worker));
      tasks.add(task);
      threads.add(new Thread(task, "worker-" + worker));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    List<T> results = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      results.add(tasks.get(i).get());
      threads.get(i).join();
    }
    return results;
  }
}
