// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks hand further tasks to their executor, and count under a lock. */
public final class TasksThatStartTasks {
  private final ExecutorService executor = Executors.newFixedThreadPool(2);
  private int count;

  private synchronized void add() {
    count++;
  }

  private void crawl(int depth) {
    count++; // race: TasksThatStartTasks.count
    if (depth > 0) {
      executor.execute(() -> crawl(depth - 1));
      executor.execute(() -> crawl(depth - 2));
    }
  }

  private void crawlSafely(int depth) {
    add();
    if (depth > 0) {
      executor.execute(() -> crawlSafely(depth - 1));
      executor.execute(() -> crawlSafely(depth - 2));
    }
  }

  /** The lock is held where the task is handed over, not where it runs. */
  private synchronized void startUnderLock(int depth) {
    executor.execute(() -> crawl(depth));
  }

  public static void racy() throws Exception {
    new TasksThatStartTasks().startUnderLock(4);
  }

  public static void safe() throws Exception {
    new TasksThatStartTasks().crawlSafely(4);
  }
}
