// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A sequential inner loop runs in every iteration of a parallel outer one. */
public final class SequentialInParallel {
  private static int cells;

  public static void racy() throws Exception {
    IntStream.range(0, 8)
        .parallel()
        .forEach(
            row -> {
              IntStream.range(0, 8)
                  .forEach(
                      column -> {
                        cells++; // race: SequentialInParallel.cells
                      });
            });
  }

  public static void safe() throws Exception {
    int[] rows = new int[8];
    IntStream.range(0, 8)
        .parallel()
        .forEach(
            row -> {
              IntStream.range(0, 8)
                  .forEach(
                      column -> {
                        rows[row]++;
                      });
            });
    cells = Arrays.stream(rows).sum();
  }
}
