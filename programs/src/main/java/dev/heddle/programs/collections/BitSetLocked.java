// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.BitSet;

/** A BitSet, even in different bits, is used by two threads under one lock. */
public final class BitSetLocked {
  private static final BitSet SHARED = new BitSet(64);

  public static void main(String[] args) throws Exception {
    Threads.run(BitSetLocked::first, BitSetLocked::second, BitSetLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.set(1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      boolean read = SHARED.get(2);
    }
  }
}
