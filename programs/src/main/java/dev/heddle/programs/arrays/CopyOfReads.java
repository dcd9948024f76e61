// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Arrays.copyOf and copyOfRange read the cells that they copy. */
public final class CopyOfReads {
  private static final int[] CELLS = new int[10];
  private static final long[] OTHERS = new long[10];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CopyOfReads::write, CopyOfReads::copy);
    System.out.println("done");
  }

  private static void write() {
    CELLS[3] = 1; // race: int[]
    OTHERS[8] = 1; // race: long[]
  }

  private static void copy() {
    int[] copy = Arrays.copyOf(CELLS, 5); // race: int[]
    long[] range = Arrays.copyOfRange(OTHERS, 7, 10); // race: long[]
  }
}
