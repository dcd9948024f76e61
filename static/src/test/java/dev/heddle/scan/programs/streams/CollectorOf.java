// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Collector;
import java.util.stream.Stream;

/** A hand-made collector counts in a field of the class besides its own containers. */
public final class CollectorOf {
  static final class Tally {
    int count;
  }

  private static int accumulated;

  private static void count(Tally tally) {
    tally.count++;
    accumulated++; // race: CollectorOf.accumulated
  }

  private static Tally merge(Tally left, Tally right) {
    left.count += right.count;
    return left;
  }

  public static void racy() throws Exception {
    System.out.println(
        Stream.of("x", "y")
            .parallel()
            .collect(Collector.of(Tally::new, (tally, word) -> count(tally), (a, b) -> merge(a, b)))
            .count);
  }

  public static void safe() throws Exception {
    System.out.println(
        Stream.of("x", "y")
            .parallel()
            .collect(
                Collector.of(Tally::new, (tally, word) -> tally.count++, (a, b) -> merge(a, b)))
            .count);
  }
}
