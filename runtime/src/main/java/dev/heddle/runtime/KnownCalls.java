// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.tap.ObjectState;

/**
 * Calls that a thread need not tell again: it has told them in its present epoch, and nobody else
 * has accessed the object since. Touched by its thread only.
 */
final class KnownCalls {
  private static final int SIZE = 64;

  private final Object[] receivers = new Object[SIZE];
  private final long[] epochs = new long[SIZE];
  private final ObjectState[] states = new ObjectState[SIZE];

  boolean contain(Object receiver, int site, ThreadState thread) {
    int index = site & (SIZE - 1);
    return receivers[index] == receiver
        && epochs[index] == thread.epoch
        && states[index].wasAccessedLastBy(thread.record);
  }

  void add(Object receiver, int site, ThreadState thread, ObjectState state) {
    int index = site & (SIZE - 1);
    receivers[index] = receiver;
    epochs[index] = thread.epoch;
    states[index] = state;
  }
}
