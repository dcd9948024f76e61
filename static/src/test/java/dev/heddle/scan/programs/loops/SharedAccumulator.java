// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** A reduction is written as a forEach over a shared accumulator. */
public final class SharedAccumulator {
  static final class Sum {
    double value;

    void add(double term) {
      value += term; // race: SharedAccumulator$Sum.value
    }
  }

  public static void racy() throws Exception {
    Sum sum = new Sum();
    IntStream.range(1, 1000).parallel().forEach(i -> sum.add(1.0 / i));
    System.out.println(sum.value);
  }

  public static void safe() throws Exception {
    double sum = IntStream.range(1, 1000).parallel().mapToDouble(i -> 1.0 / i).sum();
    System.out.println(sum);
  }
}
