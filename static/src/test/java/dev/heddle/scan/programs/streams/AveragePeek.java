// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;

/** A peek before average marks the buckets of the values it sees. */
public final class AveragePeek {
  public static void racy() throws Exception {
    boolean[] seen = new boolean[4];
    System.out.println(
        IntStream.range(0, 40)
            .parallel()
            .peek(
                value -> {
                  seen[value % 4] = !seen[value % 4]; // race: boolean[]
                })
            .average()
            .orElse(0));
  }

  public static void safe() throws Exception {
    AtomicIntegerArray seen = new AtomicIntegerArray(4);
    System.out.println(
        IntStream.range(0, 40)
            .parallel()
            .peek(
                value -> {
                  seen.incrementAndGet(value % 4);
                })
            .average()
            .orElse(0));
  }
}
