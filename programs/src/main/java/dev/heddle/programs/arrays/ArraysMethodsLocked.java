// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** All the array methods under a lock. */
public final class ArraysMethodsLocked {
  private static final int[] CELLS = {3, 1, 2, 5, 4};

  public static void main(String[] args) throws Exception {
    Threads.run(ArraysMethodsLocked::use, ArraysMethodsLocked::use, ArraysMethodsLocked::use);
    System.out.println(Arrays.toString(CELLS));
  }

  private static void use() {
    synchronized (CELLS) {
      Arrays.sort(CELLS);
      int[] copy = CELLS.clone();
      System.arraycopy(copy, 0, CELLS, 0, copy.length);
      Arrays.fill(CELLS, 0, 1, Arrays.copyOf(CELLS, 1)[0]);
    }
  }
}
