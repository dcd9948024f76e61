// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** An array written before the threads start is read by all of them. */
public final class ReadByAll {
  private static final int[] CELLS = new int[1000];

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < CELLS.length; i++) {
      CELLS[i] = i;
    }
    Body reader =
        () -> {
          int sum = 0;
          for (int i = 0; i < CELLS.length; i++) {
            sum += CELLS[i];
          }
          if (sum != 499_500) {
            throw new AssertionError(sum);
          }
        };
    Threads.run(reader, reader, reader);
    CELLS[0] = 1;
    System.out.println(CELLS[0]);
  }
}
