// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** A loop reads the element behind the one that it has come to. */
public final class LoopReadsAhead {
  private static final int[] cells = new int[200];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LoopReadsAhead::first, LoopReadsAhead::second);
    System.out.println("done");
  }

  private static void first() {
    int[] array = cells;
    int sum = 0;
    for (int i = 0; i < 100; i++) {
      sum += array[i + 1]; // race: int[]
    }
    System.out.println(sum);
  }

  private static void second() {
    int[] array = cells;
    array[100] = 1; // race: int[]
  }
}
