// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** clone() of an array reads all its cells. */
public final class CloneReads {
  private static final char[] CELLS = new char[10];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CloneReads::copy, CloneReads::write);
    System.out.println("done");
  }

  private static void copy() {
    char[] copy = CELLS.clone(); // race: char[]
  }

  private static void write() {
    CELLS[3] = 'x'; // race: char[]
  }
}
