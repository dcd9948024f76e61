// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The function of iterate counts steps that a later stage of the parallel pipeline reads. */
public final class IterateFunction {
  private static int steps;

  private static int advance(int value) {
    steps++; // race: IterateFunction.steps
    return value + 1;
  }

  private static String describe(int value) {
    return value + "/" + steps; // race: IterateFunction.steps
  }

  public static void racy() throws Exception {
    Stream<Integer> numbers = Stream.iterate(1, value -> value < 9000, value -> advance(value));
    System.out.println(numbers.parallel().map(v -> describe(v)).filter(String::isBlank).count());
  }

  public static void safe() throws Exception {
    Stream<Integer> numbers = Stream.iterate(1, value -> value < 9000, value -> value + 1);
    System.out.println(numbers.parallel().map(v -> describe(v)).filter(String::isBlank).count());
  }
}
