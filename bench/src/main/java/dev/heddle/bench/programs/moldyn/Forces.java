// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.moldyn;

/** One thread's contribution to the force on every particle, and to the potential energy. */
final class Forces {
  private final double[][] components;
  private double potential;

  Forces(int particles) {
    components = new double[3][particles];
  }

  void clear() {
    for (double[] component : components) {
      for (int i = 0; i < component.length; i++) {
        component[i] = 0;
      }
    }
    potential = 0;
  }

  void add(int particle, double x, double y, double z) {
    components[0][particle] += x;
    components[1][particle] += y;
    components[2][particle] += z;
  }

  void addPotential(double energy) {
    potential += energy;
  }

  double getPotential() {
    return potential;
  }

  double get(int dimension, int particle) {
    return components[dimension][particle];
  }
}
