// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The happens-before relation of a sequence of events, written out: for each event the set of all
 * that happened before it. No clocks take part.
 */
final class EventOrder {
  private final List<BitSet> before = new ArrayList<>();
  private final Map<Object, BitSet> known = new IdentityHashMap<>();

  /** A new event of the thread; events are numbered from zero. */
  int event(Object thread) {
    int event = before.size();
    before.add((BitSet) known(thread).clone());
    known(thread).set(event);
    return event;
  }

  /** What one thread or key knows, the other knows from now on. */
  void pass(Object from, Object to) {
    known(to).or(known(from));
  }

  /**
   * Whether neither event happened before the other; the first is the one with the lower number.
   */
  boolean areUnordered(int first, int second) {
    return !before.get(second).get(first);
  }

  private BitSet known(Object threadOrKey) {
    return known.computeIfAbsent(threadOrKey, key -> new BitSet());
  }
}
