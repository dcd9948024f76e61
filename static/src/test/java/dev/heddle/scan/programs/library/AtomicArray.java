// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;

/** Bins are counted in an int array where an AtomicIntegerArray is needed. */
public final class AtomicArray {
  private static int bin(int value) {
    return value & 7;
  }

  public static void racy() throws Exception {
    int[] bins = new int[8];
    IntStream.range(0, 1000)
        .parallel()
        .forEach(
            value -> {
              bins[bin(value)]++; // race: int[]
            });
  }

  public static void safe() throws Exception {
    AtomicIntegerArray bins = new AtomicIntegerArray(8);
    IntStream.range(0, 1000)
        .parallel()
        .forEach(
            value -> {
              bins.incrementAndGet(bin(value));
            });
  }
}
