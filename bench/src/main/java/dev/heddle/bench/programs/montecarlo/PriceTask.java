// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.montecarlo;

/** Follows one path of the price and reports what came of it. */
public final class PriceTask {
  private static final int STEPS = 1000;
  private static final double TIME_STEP = 1.0 / 365;
  private static final double START_VALUE = 100;

  private final int number;
  private final ReturnRate assumed;

  public PriceTask(int number, ReturnRate assumed) {
    this.number = number;
    this.assumed = assumed;
  }

  /** What a path ended with. */
  public static final class Result {
    private int number;
    private double endValue;
    private ReturnRate rate;

    public int getNumber() {
      return number;
    }

    public double getEndValue() {
      return endValue;
    }

    public ReturnRate getRate() {
      return rate;
    }
  }

  /** Walks the path and estimates its rate of return. */
  public Result price() {
    PricePath path = new PricePath("path " + number, STEPS);
    path.setStartValue(START_VALUE);
    path.walk(assumed, TIME_STEP, 1000003L * number);
    ReturnRate rate = new ReturnRate();
    rate.estimate(path, TIME_STEP);
    Result result = new Result();
    result.number = number;
    result.endValue = path.getEndValue();
    result.rate = rate;
    return result;
  }
}
