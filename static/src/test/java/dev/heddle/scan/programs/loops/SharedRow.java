// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.Arrays;

/** All rows of the table are the same array, so that iterations over rows meet. */
public final class SharedRow {
  private static void fill(int[][] table) {
    Arrays.stream(table)
        .parallel()
        .forEach(
            row -> {
              row[0]++; // race: int[]
            });
  }

  public static void racy() throws Exception {
    int[] row = new int[4];
    fill(new int[][] {row, row});
  }

  public static void safe() throws Exception {
    fill(new int[][] {new int[4], new int[4]});
  }
}
