// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Arrays.fill writes a range of cells. */
public final class FillWrites {
  private static final short[] CELLS = new short[10];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FillWrites::fill, FillWrites::read);
    System.out.println("done");
  }

  private static void fill() {
    Arrays.fill(CELLS, 2, 6, (short) 1); // race: short[]
  }

  private static void read() {
    short read = CELLS[5]; // race: short[]
  }
}
