// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Future.state() and resultNow() that see the end of the task are ordered after it. */
public final class FutureState {
  private static int value;

  public static void main(String[] args) throws Exception {
    try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
      Future<Integer> future = pool.submit(() -> value = 1);
      while (future.state() != Future.State.SUCCESS) {
        Thread.sleep(1);
      }
      System.out.println(future.resultNow() + value);
    }
  }
}
