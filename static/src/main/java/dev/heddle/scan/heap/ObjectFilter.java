// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.heap;

import java.util.Arrays;
import java.util.function.Predicate;

/** Lets some objects pass, always the same ones, and remembers for each whether it does. */
public final class ObjectFilter {
  private final Predicate<AbstractObject> test;
  private long[] known = {};
  private long[] passing = {};

  public ObjectFilter(Predicate<AbstractObject> test) {
    this.test = test;
  }

  public boolean passes(AbstractObject object) {
    return mask(object.block, object.bit()) != 0;
  }

  /** Those of a block's objects that pass. */
  long mask(ObjectBlock block, long bits) {
    int number = block.number;
    if (number >= known.length) {
      int length = Math.max(number + 1, 2 * known.length);
      known = Arrays.copyOf(known, length);
      passing = Arrays.copyOf(passing, length);
    }
    for (long unknown = bits & ~known[number]; unknown != 0; unknown &= unknown - 1) {
      int bit = Long.numberOfTrailingZeros(unknown);
      if (test.test(block.get(bit))) {
        passing[number] |= 1L << bit;
      }
    }
    known[number] |= bits;
    return bits & passing[number];
  }
}
