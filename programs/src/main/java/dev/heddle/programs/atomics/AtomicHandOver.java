// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** set() happens before the get() that sees it. */
public final class AtomicHandOver {
  private static final AtomicInteger READY = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(AtomicHandOver::write, AtomicHandOver::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    READY.set(1);
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
