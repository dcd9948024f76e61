// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** Writing the volatile reference again after the element hands the element over. */
public final class VolatileArrayRepublished {
  private static volatile int[] cells = new int[2];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(VolatileArrayRepublished::write, VolatileArrayRepublished::read);
    System.out.println("done");
  }

  private static void write() {
    int[] local = cells;
    local[0] = 1;
    cells = local;
  }

  private static void read() {
    if (cells[0] != 1) {
      throw new AssertionError();
    }
  }
}
