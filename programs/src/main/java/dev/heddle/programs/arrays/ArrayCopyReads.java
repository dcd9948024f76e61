// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** System.arraycopy reads the cells of its source. */
public final class ArrayCopyReads {
  private static final int[] SOURCE = new int[10];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArrayCopyReads::copy, ArrayCopyReads::write);
    System.out.println("done");
  }

  private static void copy() {
    int[] target = new int[10];
    System.arraycopy(SOURCE, 2, target, 0, 5); // race: int[]
  }

  private static void write() {
    SOURCE[6] = 1; // race: int[]
  }
}
