// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.BitSet;
import java.util.stream.IntStream;

/** A parallel sieve clears bits of one BitSet. */
public final class BitSetPrimes {
  public static void racy() throws Exception {
    BitSet composite = new BitSet(1000);
    IntStream.range(2, 32)
        .parallel()
        .forEach(
            factor -> {
              for (int i = factor * factor; i < 1000; i += factor) {
                composite.set(i); // race: java.util.BitSet
              }
            });
    System.out.println(composite.cardinality());
  }

  public static void safe() throws Exception {
    BitSet composite = new BitSet(1000);
    IntStream.range(2, 32)
        .parallel()
        .forEach(
            factor -> {
              for (int i = factor * factor; i < 1000; i += factor) {
                synchronized (composite) {
                  composite.set(i);
                }
              }
            });
    System.out.println(composite.cardinality());
  }
}
