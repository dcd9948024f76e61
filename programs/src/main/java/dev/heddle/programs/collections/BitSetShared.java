// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.BitSet;

/**
 * A BitSet, even in different bits, is not thread-safe, and is used by two threads without a lock.
 */
public final class BitSetShared {
  private static final BitSet SHARED = new BitSet(64);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(BitSetShared::first, BitSetShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.set(1); // race: java.util.BitSet
  }

  private static void second() {
    boolean read = SHARED.get(2); // race: java.util.BitSet
  }
}
