// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** Each iteration should fill its own row of the matrix but fills the row of the column index. */
public final class MatrixRow {
  public static void racy() throws Exception {
    float[][] matrix = new float[16][16];
    IntStream.range(0, 16)
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < 16; column++) {
                matrix[column][0] = row; // race: float[]
              }
            });
  }

  public static void safe() throws Exception {
    float[][] matrix = new float[16][16];
    IntStream.range(0, 16)
        .parallel()
        .forEach(
            row -> {
              for (int column = 0; column < 16; column++) {
                matrix[row][column] = row;
              }
            });
  }
}
