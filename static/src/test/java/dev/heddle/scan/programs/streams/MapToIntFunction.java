// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The function of mapToInt remembers the last word in a static field. */
public final class MapToIntFunction {
  private static String last;

  private static int measure(String word) {
    last = word; // race: MapToIntFunction.last
    return word.length();
  }

  public static void racy() throws Exception {
    System.out.println(Stream.of("warp", "weft").parallel().mapToInt(w -> measure(w)).sum());
  }

  public static void safe() throws Exception {
    System.out.println(Stream.of("warp", "weft").mapToInt(w -> measure(w)).sum());
  }
}
