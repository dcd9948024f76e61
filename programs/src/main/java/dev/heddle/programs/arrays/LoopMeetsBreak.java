// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** The round in which a loop is left has accessed its element. */
public final class LoopMeetsBreak {
  private static final int[] cells = new int[200];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LoopMeetsBreak::first, LoopMeetsBreak::second);
    System.out.println("done");
  }

  private static void first() {
    int[] array = cells;
    for (int i = 0; i < 200; i++) {
      array[i] = i; // race: int[]
      if (i == 70) {
        break;
      }
    }
  }

  private static void second() {
    int[] array = cells;
    array[70] = 1; // race: int[]
  }
}
