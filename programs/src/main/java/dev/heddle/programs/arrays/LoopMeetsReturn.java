// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** The round in which a method returns has read its element. */
public final class LoopMeetsReturn {
  private static final int[] cells = new int[200];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LoopMeetsReturn::first, LoopMeetsReturn::second);
    System.out.println("done");
  }

  private static void first() {
    int[] array = cells;
    for (int i = 0; i < 200; i++) {
      if (array[i] == 0 && i == 70) { // race: int[]
        return;
      }
    }
  }

  private static void second() {
    int[] array = cells;
    array[70] = 1; // race: int[]
  }
}
