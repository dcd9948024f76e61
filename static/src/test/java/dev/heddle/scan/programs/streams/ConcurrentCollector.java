// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Collector;
import java.util.stream.Stream;

/** A collector declares itself concurrent although its container is a plain object. */
public final class ConcurrentCollector {
  static final class Tally {
    int count;

    void add() {
      count++; // race: ConcurrentCollector$Tally.count
    }

    static Tally merge(Tally left, Tally right) {
      left.count += right.count;
      return left;
    }
  }

  public static void racy() throws Exception {
    Collector<String, Tally, Tally> counting =
        Collector.of(
            Tally::new,
            (tally, word) -> tally.add(),
            Tally::merge,
            Collector.Characteristics.CONCURRENT,
            Collector.Characteristics.UNORDERED);
    System.out.println(Stream.of("x", "y", "z").parallel().collect(counting).count);
  }

  public static void safe() throws Exception {
    Collector<String, Tally, Tally> counting =
        Collector.of(Tally::new, (tally, word) -> tally.add(), Tally::merge);
    System.out.println(Stream.of("x", "y", "z").parallel().collect(counting).count);
  }
}
