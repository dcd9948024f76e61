// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The function of mapToLong updates a running maximum without care. */
public final class MapToLongFunction {
  private static long slowest;

  private static long time(String request) {
    long time = request.length() * 10L;
    slowest = Math.max(slowest, time); // race: MapToLongFunction.slowest
    return time;
  }

  public static void racy() throws Exception {
    System.out.println(Stream.of("get", "delete").parallel().mapToLong(r -> time(r)).sum());
    System.out.println(slowest);
  }

  public static void safe() throws Exception {
    Stream<String> requests = Stream.of("get", "delete").parallel();
    slowest = requests.mapToLong(r -> r.length() * 10L).max().orElse(0);
    System.out.println(slowest);
  }
}
