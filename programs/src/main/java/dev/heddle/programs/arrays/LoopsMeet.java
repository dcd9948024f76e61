// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Two loops that have one element in common: the last of the one, the first of the other. */
public final class LoopsMeet {
  private static final int[] cells = new int[200];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LoopsMeet::first, LoopsMeet::second);
    System.out.println("done");
  }

  private static void first() {
    int[] array = cells;
    for (int i = 0; i <= 100; i++) {
      array[i] = i; // race: int[]
    }
  }

  private static void second() {
    int[] array = cells;
    for (int i = 199; i >= 100; i--) {
      array[i]++; // race: int[]
    }
  }
}
