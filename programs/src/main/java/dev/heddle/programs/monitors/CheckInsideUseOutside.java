// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/**
 * The reference is read under the lock, what it leads to is used outside, where the other writes.
 */
public final class CheckInsideUseOutside {
  private static final Object LOCK = new Object();
  private static final int[] CELLS = new int[4];
  private static int size = 1;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CheckInsideUseOutside::use, CheckInsideUseOutside::change);
    System.out.println("done");
  }

  private static void use() {
    int last;
    synchronized (LOCK) {
      last = size - 1;
    }
    int read = CELLS[last]; // race: int[]
  }

  private static void change() {
    synchronized (LOCK) {
      size = 2;
      CELLS[0] = 7; // race: int[]
    }
  }
}
