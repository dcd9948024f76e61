// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Lock;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * From which locks acquisitions lead to the locks where a cycle is to close, and how many it takes
 * at least. A search that knows this goes into no part of the graph from where it cannot come back.
 */
final class WaysBack {
  /** Longer than any cycle. */
  static final int NONE = Integer.MAX_VALUE / 2;

  private final Map<Lock, Integer> lengths = new IdentityHashMap<>();

  /** No way from any other lock is shorter. */
  private int others = NONE;

  private int steps;

  /** Looks at so many locks that were held, and no more. */
  WaysBack(Lock[] ends, LockOrder order, int allowed) {
    List<Lock> reached = new ArrayList<>();
    for (Lock end : ends) {
      lengths.put(end, 0);
      reached.add(end);
    }
    for (int i = 0; i < reached.size() && others == NONE; i++) {
      extend(reached.get(i), order, allowed, reached);
    }
  }

  private void extend(Lock lock, LockOrder order, int allowed, List<Lock> reached) {
    int length = lengths.get(lock) + 1;
    Acquisitions.Link link = order.node(lock).of.first();
    for (; link != null; link = link.next) {
      Locks locks = link.acquisition.locks();
      for (int i = 0; locks != null && i < locks.held.length; i++) {
        if (++steps > allowed) {
          others = length;
          return;
        }
        if (lengths.putIfAbsent(locks.held[i], length) == null) {
          reached.add(locks.held[i]);
        }
      }
    }
  }

  /**
   * How many acquisitions it takes at least, from one under that lock on; {@link #NONE} if none
   * does.
   */
  int from(Lock lock) {
    Integer length = lengths.get(lock);
    return length == null ? others : length;
  }

  int steps() {
    return steps;
  }
}
