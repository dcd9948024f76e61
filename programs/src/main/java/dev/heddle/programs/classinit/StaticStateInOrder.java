// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** One thread triggers the initialiser, another uses what it wrote: the class's own lock orders. */
public final class StaticStateInOrder {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(StaticStateInOrder::sum, StaticStateInOrder::sum);
    System.out.println("done");
  }

  private static void sum() {
    if (Table.sum() != 10 || Table.size != 4 || Table.cells[3] != 3) {
      throw new AssertionError();
    }
  }

  private static final class Table {
    static int[] cells;
    static int size;
    static int total;

    static {
      size = 4;
      cells = new int[size];
      for (int i = 0; i < size; i++) {
        cells[i] = i;
        total += i;
      }
    }

    static int sum() {
      return total + size;
    }
  }
}
