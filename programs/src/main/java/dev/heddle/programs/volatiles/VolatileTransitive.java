// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The value is passed through two flags by a thread that never looks at it. */
public final class VolatileTransitive {
  private static volatile boolean first;
  private static volatile boolean second;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(VolatileTransitive::begin, VolatileTransitive::pass, VolatileTransitive::end);
    System.out.println("done");
  }

  private static void begin() {
    value = 3;
    first = true;
  }

  private static void pass() {
    while (!first) {
      Thread.onSpinWait();
    }
    second = true;
  }

  private static void end() {
    while (!second) {
      Thread.onSpinWait();
    }
    if (value != 3) {
      throw new AssertionError(value);
    }
  }
}
