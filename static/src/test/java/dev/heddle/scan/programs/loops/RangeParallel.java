// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** A parallel range adds its indices into a static total. */
public final class RangeParallel {
  private static long total;

  public static void racy() throws Exception {
    IntStream.range(0, 1000)
        .parallel()
        .forEach(
            i -> {
              total += i; // race: RangeParallel.total
            });
    System.out.println(total);
  }

  public static void safe() throws Exception {
    IntStream.range(0, 1000)
        .forEach(
            i -> {
              total += i;
            });
    System.out.println(total);
  }
}
