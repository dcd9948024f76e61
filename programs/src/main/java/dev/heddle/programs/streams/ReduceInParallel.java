// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.stream.IntStream;

/** Reductions combine partial results that belong to one thread at a time. */
public final class ReduceInParallel {
  private static final class Range {
    private int minimum = Integer.MAX_VALUE;
    private int maximum;

    void add(int value) {
      minimum = Math.min(minimum, value);
      maximum = Math.max(maximum, value);
    }

    void add(Range other) {
      minimum = Math.min(minimum, other.minimum);
      maximum = Math.max(maximum, other.maximum);
    }
  }

  public static void main(String[] args) {
    Range range = IntStream.range(5, 2000).parallel().collect(Range::new, Range::add, Range::add);
    int sum = IntStream.range(0, 1000).parallel().reduce(0, Integer::sum);
    System.out.println(range.minimum + " " + range.maximum + " " + sum);
  }
}
