// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.ArrayList;
import java.util.List;

/** Each particle is moved by its own iteration, but the racy loop also moves the first one. */
public final class ElementsInPlace {
  static final class Particle {
    double x;
    double speed = 1;
  }

  private static List<Particle> particles() {
    List<Particle> particles = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      particles.add(new Particle());
    }
    return particles;
  }

  public static void racy() throws Exception {
    List<Particle> particles = particles();
    particles.parallelStream()
        .forEach(
            p -> {
              p.x += p.speed; // race: ElementsInPlace$Particle.x
              particles.get(0).x += 1; // race: ElementsInPlace$Particle.x
            });
  }

  public static void safe() throws Exception {
    List<Particle> particles = particles();
    particles.parallelStream().forEach(p -> p.x += p.speed);
  }
}
