// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The callables given to invokeAll run at the same time, although invokeAll waits for all. */
public final class InvokeAllTasks {
  private int found;

  private Void search() {
    found += 2; // race: InvokeAllTasks.found
    return null;
  }

  private synchronized Void searchLocked() {
    found += 2;
    return null;
  }

  public static void racy() throws Exception {
    InvokeAllTasks index = new InvokeAllTasks();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Void> search = () -> index.search();
    pool.invokeAll(List.of(search, search));
    System.out.println(index.found);
    pool.shutdown();
  }

  public static void safe() throws Exception {
    InvokeAllTasks index = new InvokeAllTasks();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Void> search = () -> index.searchLocked();
    pool.invokeAll(List.of(search, search));
    System.out.println(index.found);
    pool.shutdown();
  }
}
