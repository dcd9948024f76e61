// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** A loop in steps of three meets a loop in steps of two. */
public final class LoopInStepsMeets {
  private static final int[] cells = new int[200];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LoopInStepsMeets::first, LoopInStepsMeets::second);
    System.out.println("done");
  }

  private static void first() {
    int[] array = cells;
    for (int i = 0; i < 200; i += 3) {
      array[i] = i; // race: int[]
    }
  }

  private static void second() {
    int[] array = cells;
    int i = 198;
    do {
      array[i] = i; // race: int[]
      i -= 2;
    } while (i >= 0);
  }
}
