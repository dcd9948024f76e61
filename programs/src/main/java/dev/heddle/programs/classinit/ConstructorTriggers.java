// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** Initialisation triggered and later seen by constructor calls orders static state. */
public final class ConstructorTriggers {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(Counter::new, Counter::new);
    System.out.println("done");
  }

  private static final class Counter {
    static int[] seed = new int[1];

    static {
      seed[0] = 8;
    }

    Counter() {
      if (seed[0] != 8) {
        throw new AssertionError();
      }
    }
  }
}
