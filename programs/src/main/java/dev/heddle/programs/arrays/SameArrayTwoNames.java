// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Two fields, one array: what counts is the array, not the name it goes by. */
public final class SameArrayTwoNames {
  private static final int[] FIRST = new int[3];
  private static final int[] SECOND = FIRST;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SameArrayTwoNames::write, SameArrayTwoNames::read);
    System.out.println("done");
  }

  private static void write() {
    FIRST[2] = 1; // race: int[]
  }

  private static void read() {
    int read = SECOND[2]; // race: int[]
  }
}
