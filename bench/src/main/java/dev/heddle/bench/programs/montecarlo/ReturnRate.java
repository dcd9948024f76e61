// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.montecarlo;

/** Expected return and volatility, as estimated from a path. */
public final class ReturnRate {
  private double expected;
  private double volatility;

  public ReturnRate() {}

  public ReturnRate(double expected, double volatility) {
    this.expected = expected;
    this.volatility = volatility;
  }

  public double getExpected() {
    return expected;
  }

  public double getVolatility() {
    return volatility;
  }

  /** Estimates both from the relative changes along a path. */
  void estimate(PricePath path, double timeStep) {
    double sum = 0;
    double squares = 0;
    double previous = path.getStartValue();
    for (int step = 0; step < path.length(); step++) {
      double change = path.valueAt(step) / previous - 1;
      sum += change;
      squares += change * change;
      previous = path.valueAt(step);
    }
    int count = path.length();
    double mean = sum / count;
    expected = mean / timeStep;
    volatility = Math.sqrt((squares / count - mean * mean) / timeStep);
  }
}
