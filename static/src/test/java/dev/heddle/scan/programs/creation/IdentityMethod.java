// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.stream.IntStream;

/** An identity method gets a shared and a new particle, and the wrong one is moved. */
public final class IdentityMethod {
  static final class Particle {
    double x;
  }

  private static Particle same(Particle particle) {
    return particle;
  }

  public static void racy() throws Exception {
    Particle sun = new Particle();
    IntStream.range(0, 20)
        .parallel()
        .forEach(
            i -> {
              Particle shared = same(sun);
              Particle own = same(new Particle());
              shared.x = 7 + own.x; // race: IdentityMethod$Particle.x
            });
  }

  public static void safe() throws Exception {
    Particle sun = new Particle();
    IntStream.range(0, 20)
        .parallel()
        .forEach(
            i -> {
              Particle shared = same(sun);
              Particle own = same(new Particle());
              own.x = 7 + shared.x;
            });
  }
}
