// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** A parallel inner loop runs in an ordinary outer loop, whose variable is harmless. */
public final class ParallelInSequential {
  private static int generation;
  private static int births;

  public static void racy() throws Exception {
    for (int step = 0; step < 5; step++) {
      generation++;
      IntStream.range(0, 100)
          .parallel()
          .forEach(
              i -> {
                births += generation; // race: ParallelInSequential.births
              });
    }
  }

  public static void safe() throws Exception {
    for (int step = 0; step < 5; step++) {
      generation++;
      births += IntStream.range(0, 100).parallel().map(i -> generation).sum();
    }
  }
}
