// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.montecarlo;

import java.util.Random;

/** A random walk of a share price; later read as a plain table of values. */
final class PricePath {
  private final double[] values;
  private String name;
  private double startValue;

  PricePath(String name, int steps) {
    this.name = name;
    values = new double[steps];
  }

  String getName() {
    return name;
  }

  double getStartValue() {
    return startValue;
  }

  void setStartValue(double startValue) {
    this.startValue = startValue;
  }

  double getEndValue() {
    return values[values.length - 1];
  }

  int length() {
    return values.length;
  }

  double valueAt(int step) {
    return values[step];
  }

  /** Fills the path with the steps of a geometric Brownian motion. */
  void walk(ReturnRate rate, double timeStep, long seed) {
    Random random = new Random(seed);
    double drift = rate.getExpected() * timeStep;
    double deviation = rate.getVolatility() * Math.sqrt(timeStep);
    double value = startValue;
    for (int step = 0; step < values.length; step++) {
      value *= 1 + drift + deviation * random.nextGaussian();
      values[step] = value;
    }
  }
}
