// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Threads;

/** Every thread's initial value is the same object: the ThreadLocal protects nothing. */
public final class ThreadLocalLeaks {
  private static final Counter ONE = new Counter();
  private static final ThreadLocal<Counter> COUNTERS = ThreadLocal.withInitial(() -> ONE);

  public static void main(String[] args) throws Exception {
    Threads.run(ThreadLocalLeaks::count, ThreadLocalLeaks::count);
    System.out.println("done");
  }

  private static void count() {
    COUNTERS.get().value++; // race: Counter.value
  }

  private static final class Counter {
    int value;
  }
}
