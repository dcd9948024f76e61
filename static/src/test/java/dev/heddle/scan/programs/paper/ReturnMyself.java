// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.paper;

import java.util.stream.IntStream;

/** Section 3.1 of the IteRace paper: an identity method gets a shared and a new particle. */
public final class ReturnMyself {
  static final class Particle {
    double x;
  }

  static Particle returnMyself(Particle particle) {
    return particle;
  }

  public static void safe() throws Exception {
    Particle sharedParticle = new Particle();
    IntStream.range(0, 100)
        .parallel()
        .forEach(
            i -> {
              returnMyself(sharedParticle);
              Particle p = returnMyself(new Particle());
              p.x = 7;
            });
  }
}
