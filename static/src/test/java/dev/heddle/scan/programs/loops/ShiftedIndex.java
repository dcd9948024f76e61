// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** Each iteration reads the element that the next iteration writes. */
public final class ShiftedIndex {
  public static void racy() throws Exception {
    double[] temperature = new double[100];
    IntStream.range(1, 99)
        .parallel()
        .forEach(
            i -> {
              double left = temperature[i - 1]; // race: double[]
              temperature[i] = left / 2; // race: double[]
            });
  }

  public static void safe() throws Exception {
    double[] temperature = new double[100];
    double[] next = new double[100];
    IntStream.range(1, 99)
        .parallel()
        .forEach(
            i -> {
              double left = temperature[i - 1];
              next[i] = left / 2;
            });
  }
}
