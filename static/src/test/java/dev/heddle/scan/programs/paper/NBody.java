// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.paper;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Figure 2 of the IteRace paper: a parallel loop computes the centre of mass without care. */
public final class NBody {
  static final class Particle {
    double x, y, vX, vY; // paper line 3: position, velocity
    double fX, fY, m; // paper line 4: force, mass
  }

  private final double dT = 0.01;
  private final int noSteps = 10;
  Particle centerOfMass = new Particle(); // paper line 6
  protected final Object lock = new Object(); // paper line 7
  ArrayList<Particle> history = new ArrayList<Particle>(); // paper line 8

  void compute() { // paper line 10
    Set<Particle> particles =
        IntStream.range(0, 1000) // paper line 11
            .parallel()
            .mapToObj(
                i -> {
                  Particle p = new Particle(); // paper line 12
                  readParticle(p); // paper line 13
                  return p; // paper line 14
                })
            .collect(Collectors.toCollection(HashSet::new)); // paper line 15
    for (int i = 0; i < noSteps; i++) { // paper line 16
      updateForce(particles); // paper line 17
      particles.parallelStream() // paper line 18
          .forEach(
              p -> {
                p.vX += p.fX / p.m * dT; // paper line 19
                p.vY += p.fY / p.m * dT; // paper line 20
                p.x += p.vX * dT; // paper line 21
                p.y += p.vY * dT; // paper line 22

                // paper line 24
                Particle oldCOM = this.centerOfMass; // race: NBody.centerOfMass
                // paper line 25
                this.centerOfMass = new Particle(); // race: NBody.centerOfMass

                synchronized (this.lock) { // paper line 27
                  // paper line 28
                  centerOfMass.m = oldCOM.m + p.m; // race: NBody.centerOfMass
                } // paper line 29
                // paper line 30
                centerOfMass.x = (oldCOM.x + p.x) / 2; // race: NBody.centerOfMass, NBody$Particle.x
                // paper line 31
                centerOfMass.y = (oldCOM.y + p.y) / 2; // race: NBody.centerOfMass, NBody$Particle.y

                // paper line 33
                System.out.println(centerOfMass); // race: NBody.centerOfMass
                // paper line 34
                history.add(centerOfMass); // race: NBody.centerOfMass, java.util.ArrayList
              }); // paper line 35
    }
  }

  private static void readParticle(Particle p) {
    p.m = 1;
    p.fX = 0.5;
    p.fY = 0.25;
  }

  private static void updateForce(Set<Particle> particles) {
    for (Particle p : particles) {
      p.fX = -p.x;
      p.fY = -p.y;
    }
  }

  /** The paper's main method. */
  public static void racy() throws Exception {
    new NBody().compute(); // paper line 40
  }
}
