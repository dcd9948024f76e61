// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** A single racy cell in a loop over many that are not. */
public final class OneCellInLongLoop {
  private static final int[] CELLS = new int[20_000];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OneCellInLongLoop::loop, OneCellInLongLoop::single);
    System.out.println("done");
  }

  private static void loop() {
    for (int i = 0; i < CELLS.length; i++) {
      CELLS[i] = i; // race: int[]
    }
  }

  private static void single() {
    int read = CELLS[15_001]; // race: int[]
  }
}
