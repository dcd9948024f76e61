// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** An enhanced for loop over an array reads every cell. */
public final class ForEachLoop {
  private static final long[] CELLS = new long[10];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ForEachLoop::sum, ForEachLoop::write);
    System.out.println("done");
  }

  private static void sum() {
    long sum = 0;
    for (long cell : CELLS) { // race: long[]
      sum += cell;
    }
  }

  private static void write() {
    CELLS[7] = 1; // race: long[]
  }
}
