// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Indices modulo the length of the array coincide for different iterations. */
public final class ModuloIndex {
  public static void racy() throws Exception {
    long[] slots = new long[8];
    LongStream.range(0, 100)
        .parallel()
        .forEach(
            i -> {
              slots[(int) (i % slots.length)] += i; // race: long[]
            });
    System.out.println(slots[3]);
  }

  public static void safe() throws Exception {
    long[] slots = new long[8];
    IntStream.range(0, slots.length)
        .parallel()
        .forEach(
            slot -> {
              for (int i = slot; i < 100; i += slots.length) {
                slots[slot] += i;
              }
            });
    System.out.println(slots[3]);
  }
}
