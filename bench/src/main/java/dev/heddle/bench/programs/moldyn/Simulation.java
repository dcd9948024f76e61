// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.moldyn;

import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Atoms in a periodic box under Lennard-Jones forces, moved in phases between barriers. */
public final class Simulation {
  private static final int STEPS = 60;
  private static final double STEP = 0.002;
  private static final double DENSITY = 0.83;

  private final int threads;
  private final Particle[] particles;
  private final double side;
  private final double cutOffSquared;
  private final Forces[] forces;
  private final double[] kinetic;
  private final CyclicBarrier barrier;

  /** Places four atoms into each cell of a cube of cells. */
  public Simulation(int cells, int threads) {
    this.threads = threads;
    particles = new Particle[4 * cells * cells * cells];
    side = Math.cbrt(particles.length / DENSITY);
    cutOffSquared = side * side / 16;
    kinetic = new double[threads];
    barrier = new CyclicBarrier(threads);
    forces = new Forces[threads];
    for (int t = 0; t < threads; t++) {
      forces[t] = new Forces(particles.length);
    }
    place(cells);
  }

  private void place(int cells) {
    double cell = side / cells;
    Random random = new Random(7);
    int next = 0;
    for (int corner = 0; corner < 4; corner++) {
      double shiftX = corner == 1 || corner == 2 ? 0.5 : 0;
      double shiftY = corner == 1 || corner == 3 ? 0.5 : 0;
      double shiftZ = corner >= 2 ? 0.5 : 0;
      for (int i = 0; i < cells * cells * cells; i++) {
        Particle particle =
            new Particle(
                (i % cells + shiftX) * cell,
                (i / cells % cells + shiftY) * cell,
                (i / cells / cells + shiftZ) * cell);
        particle.setVelocity(
            random.nextDouble() - 0.5, random.nextDouble() - 0.5, random.nextDouble() - 0.5);
        particles[next++] = particle;
      }
    }
  }

  /** What one thread does: its pairs, then its particles, at every step. */
  public void work(int thread) throws InterruptedException, BrokenBarrierException {
    for (int step = 0; step < STEPS; step++) {
      computeForces(thread);
      barrier.await();
      moveParticles(thread);
      barrier.await();
    }
  }

  private void computeForces(int thread) {
    Forces mine = forces[thread];
    mine.clear();
    for (int i = thread; i < particles.length; i += threads) {
      interact(i, mine);
    }
  }

  private void interact(int i, Forces mine) {
    Particle particle = particles[i];
    double sumX = 0;
    double sumY = 0;
    double sumZ = 0;
    for (int j = i + 1; j < particles.length; j++) {
      Particle other = particles[j];
      double x = nearest(particle.getX() - other.getX());
      double y = nearest(particle.getY() - other.getY());
      double z = nearest(particle.getZ() - other.getZ());
      double squared = x * x + y * y + z * z;
      if (squared <= cutOffSquared) {
        double inverse = 1 / squared;
        double sixth = inverse * inverse * inverse;
        double force = 48 * inverse * sixth * (sixth - 0.5);
        sumX += x * force;
        sumY += y * force;
        sumZ += z * force;
        mine.add(j, -x * force, -y * force, -z * force);
        mine.addPotential(4 * sixth * (sixth - 1));
      }
    }
    mine.add(i, sumX, sumY, sumZ);
  }

  private double nearest(double distance) {
    if (distance < -0.5 * side) {
      return distance + side;
    }
    return distance > 0.5 * side ? distance - side : distance;
  }

  private void moveParticles(int thread) {
    int first = particles.length * thread / threads;
    int last = particles.length * (thread + 1) / threads;
    double energy = 0;
    for (int i = first; i < last; i++) {
      particles[i].move(total(0, i), total(1, i), total(2, i), STEP, side);
      energy += particles[i].kineticEnergy();
    }
    kinetic[thread] = energy;
  }

  private double total(int dimension, int particle) {
    double sum = 0;
    for (Forces share : forces) {
      sum += share.get(dimension, particle);
    }
    return sum;
  }

  /** Kinetic and potential energy; to be asked when all threads have ended. */
  public double energy() {
    double sum = 0;
    for (int t = 0; t < threads; t++) {
      sum += kinetic[t] + forces[t].getPotential();
    }
    return sum;
  }
}
