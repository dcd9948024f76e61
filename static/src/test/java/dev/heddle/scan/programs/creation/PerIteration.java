// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** The racy loop uses one point made before the loop, the safe loop makes one per iteration. */
public final class PerIteration {
  static final class Point {
    int x;
    int y;
  }

  public static void racy() throws Exception {
    Point point = new Point();
    IntStream.range(0, 100)
        .parallel()
        .forEach(
            i -> {
              point.x = i; // race: PerIteration$Point.x
              point.y = -i; // race: PerIteration$Point.y
            });
  }

  public static void safe() throws Exception {
    IntStream.range(0, 100)
        .parallel()
        .forEach(
            i -> {
              Point point = new Point();
              point.x = i;
              point.y = -i;
            });
  }
}
