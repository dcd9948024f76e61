// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** The final field is frozen, the array cell is written again later and without order. */
public final class ContentChangedAfterConstruction {
  private static final Cells SHARED = new Cells();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ContentChangedAfterConstruction::write, ContentChangedAfterConstruction::read);
    System.out.println("done");
  }

  private static void write() {
    SHARED.values[0] = 1; // race: int[]
  }

  private static void read() {
    int read = SHARED.values[0]; // race: int[]
  }

  private static final class Cells {
    final int[] values = new int[1];
  }
}
