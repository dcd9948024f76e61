// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;

/** An EnumMap is updated by a parallel stream. */
public final class EnumMapCounts {
  enum Level {
    INFO,
    ERROR
  }

  public static void racy() throws Exception {
    Map<Level, Integer> counts = new EnumMap<>(Level.class);
    Stream.of(Level.INFO, Level.ERROR, Level.INFO)
        .parallel()
        .forEach(
            level -> {
              counts.merge(level, 1, Integer::sum); // race: java.util.EnumMap
            });
    System.out.println(counts);
  }

  public static void safe() throws Exception {
    Map<Level, Integer> counts = Collections.synchronizedMap(new EnumMap<>(Level.class));
    Stream.of(Level.INFO, Level.ERROR, Level.INFO)
        .parallel()
        .forEach(
            level -> {
              counts.merge(level, 1, Integer::sum);
            });
    System.out.println(counts);
  }
}
