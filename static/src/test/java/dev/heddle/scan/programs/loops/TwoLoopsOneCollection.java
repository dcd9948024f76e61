// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The list that a first parallel loop makes holds one object many times, a second changes it. */
public final class TwoLoopsOneCollection {
  static final class Planet {
    double mass;
  }

  public static void racy() throws Exception {
    Planet star = new Planet();
    List<Planet> planets =
        IntStream.range(0, 50).parallel().mapToObj(i -> star).collect(Collectors.toList());
    planets.parallelStream()
        .forEach(
            planet -> {
              planet.mass += 1; // race: TwoLoopsOneCollection$Planet.mass
            });
  }

  public static void safe() throws Exception {
    List<Planet> planets =
        IntStream.range(0, 50).parallel().mapToObj(i -> new Planet()).collect(Collectors.toList());
    planets.parallelStream()
        .forEach(
            planet -> {
              planet.mass += 1;
            });
  }
}
