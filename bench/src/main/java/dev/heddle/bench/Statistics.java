// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.util.Arrays;
import java.util.Collection;

/**
 * What many forks say together.
 *
 * @param median the middle value, or the mean of the two middle ones
 * @param least the smallest value
 * @param greatest the largest value
 */
record Statistics(double median, double least, double greatest) {

  /** Summarises at least one value. */
  static Statistics of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no values");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    double median =
        sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    return new Statistics(median, sorted[0], sorted[sorted.length - 1]);
  }

  /** How far apart the values lie, as a share of the median. */
  double spread() {
    return (greatest - least) / median;
  }

  /** The mean of ratios: the n-th root of their product. */
  static double geometricMean(Collection<Double> ratios) {
    if (ratios.isEmpty()) {
      throw new IllegalArgumentException("no ratios");
    }
    double logarithms = 0;
    for (double ratio : ratios) {
      logarithms += Math.log(ratio);
    }
    return Math.exp(logarithms / ratios.size());
  }
}
