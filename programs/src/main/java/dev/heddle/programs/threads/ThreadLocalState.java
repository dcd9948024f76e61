// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Threads;

/** Each thread has its own copy, however many share the ThreadLocal. */
public final class ThreadLocalState {
  private static final ThreadLocal<Counter> COUNTERS = ThreadLocal.withInitial(Counter::new);

  public static void main(String[] args) throws Exception {
    Threads.run(ThreadLocalState::count, ThreadLocalState::count, ThreadLocalState::count);
    System.out.println(COUNTERS.get().value);
  }

  private static void count() {
    for (int i = 0; i < 10; i++) {
      COUNTERS.get().value++;
    }
    if (COUNTERS.get().value != 10) {
      throw new AssertionError();
    }
    COUNTERS.remove();
  }

  private static final class Counter {
    int value;
  }
}
