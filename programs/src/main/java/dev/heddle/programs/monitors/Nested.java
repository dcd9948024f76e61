// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Two monitors taken in the same order by both threads guard a field each. */
public final class Nested {
  private static final Object OUTER = new Object();
  private static final Object INNER = new Object();
  private static int outer;
  private static int inner;

  public static void main(String[] args) throws Exception {
    Threads.run(Nested::both, Nested::both, Nested::innerOnly);
    System.out.println(outer + " " + inner);
  }

  private static void both() {
    synchronized (OUTER) {
      outer++;
      synchronized (INNER) {
        inner++;
      }
      outer++;
    }
  }

  private static void innerOnly() {
    synchronized (INNER) {
      inner++;
    }
  }
}
