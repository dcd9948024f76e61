// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicLong;

/** lazySet() is a release: a get() that sees it is ordered after it. */
public final class LazySet {
  private static final AtomicLong READY = new AtomicLong();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(LazySet::write, LazySet::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    READY.lazySet(1);
  }

  private static void read() {
    while (READY.get() == 0) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}
