// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.tap.ObjectState;
import dev.heddle.runtime.internal.tap.Tap;

/**
 * Calls that a thread need not tell again: the object is its own, or it has told them in its
 * present epoch and nobody else has accessed the object since. Keeps no object alive. Touched by
 * its thread only.
 */
final class KnownCalls {
  private static final int SIZE = 64;

  private final long[] epochs = new long[SIZE];
  private final ObjectState[] states = new ObjectState[SIZE];

  boolean contain(Object receiver, int site, ThreadState thread) {
    int index = site & (SIZE - 1);
    ObjectState state = states[index];
    return state != null
        && state.refersTo(receiver)
        && (Tap.OWNERS_PASS && state.isFreeTo(thread.record)
            || epochs[index] == thread.epoch && state.wasAccessedLastBy(thread.record));
  }

  void add(int site, ThreadState thread, ObjectState state) {
    int index = site & (SIZE - 1);
    epochs[index] = thread.epoch;
    states[index] = state;
  }
}
