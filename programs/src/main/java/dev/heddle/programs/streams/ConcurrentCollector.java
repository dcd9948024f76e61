// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A concurrent collector puts into one ConcurrentMap from many threads. */
public final class ConcurrentCollector {
  public static void main(String[] args) {
    ConcurrentMap<Integer, Long> counts =
        IntStream.range(0, 2000)
            .parallel()
            .boxed()
            .collect(Collectors.groupingByConcurrent(i -> i % 4, Collectors.counting()));
    System.out.println(counts);
  }
}
