// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** compareAndExchange() acquires and releases like compareAndSet(), with its weaker forms. */
public final class CompareAndExchange {
  private static final AtomicReference<String> HELD = new AtomicReference<>("free");
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(CompareAndExchange::count, CompareAndExchange::count);
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 100; i++) {
      while (HELD.compareAndExchangeAcquire("free", "held") != "free") {
        Thread.yield();
      }
      count++;
      if (i % 2 == 0) {
        HELD.compareAndExchangeRelease("held", "free");
      } else {
        HELD.compareAndExchange("held", "free");
      }
    }
  }
}
