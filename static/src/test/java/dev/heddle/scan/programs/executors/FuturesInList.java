// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.executors;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Futures are gathered in a list and got in a loop that comes after the read. */
public final class FuturesInList {
  private final int[] lengths = new int[3];

  private void measure(int index) {
    synchronized (this) {
      lengths[index] = index * 10; // race: int[]
    }
  }

  private List<Future<?>> submitAll(ExecutorService pool) {
    List<Future<?>> futures = new ArrayList<>();
    for (int i = 0; i < lengths.length; i++) {
      int index = i;
      futures.add(pool.submit(() -> measure(index)));
    }
    return futures;
  }

  public static void racy() throws Exception {
    FuturesInList ruler = new FuturesInList();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Future<?>> futures = ruler.submitAll(pool);
    System.out.println(ruler.lengths[1]); // race: int[]
    for (Future<?> future : futures) {
      future.get();
    }
    pool.shutdown();
  }

  public static void safe() throws Exception {
    FuturesInList ruler = new FuturesInList();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Future<?>> futures = ruler.submitAll(pool);
    for (Future<?> future : futures) {
      future.get();
    }
    System.out.println(ruler.lengths[1]);
    pool.shutdown();
  }
}
