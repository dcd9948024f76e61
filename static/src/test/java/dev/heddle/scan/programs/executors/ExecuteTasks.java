// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Two tasks executed by a pool change one field. */
public final class ExecuteTasks {
  private int handled;

  private void handle() {
    handled++; // race: ExecuteTasks.handled
  }

  private synchronized void handleLocked() {
    handled++;
  }

  public static void racy() throws Exception {
    ExecuteTasks desk = new ExecuteTasks();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> desk.handle());
    pool.execute(() -> desk.handle());
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println(desk.handled);
  }

  public static void safe() throws Exception {
    ExecuteTasks desk = new ExecuteTasks();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> desk.handleLocked());
    pool.execute(() -> desk.handleLocked());
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    System.out.println(desk.handled);
  }
}
