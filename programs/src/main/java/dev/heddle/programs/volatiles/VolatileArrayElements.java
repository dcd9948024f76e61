// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** A volatile array reference does not make the elements volatile. */
public final class VolatileArrayElements {
  private static volatile int[] cells = new int[2];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(VolatileArrayElements::write, VolatileArrayElements::read);
    System.out.println("done");
  }

  private static void write() {
    cells[0] = 1; // race: int[]
  }

  private static void read() {
    int read = cells[0]; // race: int[]
  }
}
