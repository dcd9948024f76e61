// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.IntStream;

/** A map on a DoubleStream made by asDoubleStream smooths with shared state. */
public final class DoubleStreamMap {
  private static double smooth;

  private static double lowPass(double value) {
    smooth = 0.9 * smooth + 0.1 * value; // race: DoubleStreamMap.smooth
    return smooth; // race: DoubleStreamMap.smooth
  }

  public static void racy() throws Exception {
    System.out.println(
        IntStream.range(0, 10).parallel().asDoubleStream().map(v -> lowPass(v)).sum());
  }

  public static void safe() throws Exception {
    System.out.println(IntStream.range(0, 10).asDoubleStream().map(v -> lowPass(v)).sum());
  }
}
