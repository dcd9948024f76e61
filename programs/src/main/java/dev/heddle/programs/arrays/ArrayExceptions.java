// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Wrong indexes, null arrays and wrong element types fail as ever, with the same messages. */
public final class ArrayExceptions {
  private static final int[] CELLS = new int[3];
  private static int[] nothing;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArrayExceptions::fail, ArrayExceptions::fail);
    System.out.println("done");
  }

  private static void fail() {
    attempt(() -> CELLS[3] = 1);
    attempt(() -> CELLS[-1]++);
    attempt(() -> nothing[0] = 1);
    attempt(() -> System.out.println(nothing.length));
    attempt(() -> ((Object[]) new String[1])[0] = 1);
    attempt(() -> System.arraycopy(CELLS, 2, new int[3], 0, 2));
    attempt(() -> System.out.println(new int[-1].length));
  }

  private static void attempt(Runnable failing) {
    try {
      failing.run();
      System.out.println("no exception");
    } catch (RuntimeException e) {
      System.out.println(e + " in line " + e.getStackTrace()[0].getLineNumber());
    }
  }
}
