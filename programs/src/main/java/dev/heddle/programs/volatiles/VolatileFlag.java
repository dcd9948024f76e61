// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The volatile write happens before every later read of it, and with it what came before. */
public final class VolatileFlag {
  private static volatile boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(VolatileFlag::write, VolatileFlag::read);
    System.out.println("done");
  }

  private static void write() {
    value = 42;
    ready = true;
  }

  private static void read() {
    while (!ready) {
      Thread.onSpinWait();
    }
    if (value != 42) {
      throw new AssertionError(value);
    }
  }
}
