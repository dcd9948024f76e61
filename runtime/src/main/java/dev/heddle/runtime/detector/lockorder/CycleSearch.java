// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.detector.lockorder.Acquisition.Taker;
import dev.heddle.runtime.event.Lock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Looks for cycles that a new acquisition closes, the shortest first: acquisitions of different
 * threads that can be there at the same time, each of which takes a lock that the next one holds,
 * and the last a lock that the first one holds.
 *
 * <p>Pairs are always found. How far the search goes for longer cycles is bounded, by their length
 * and by the steps that a thread may take; a program with few locks never comes near these bounds.
 */
final class CycleSearch {
  /** The longest cycle that is looked for. */
  static final int LONGEST = 8;

  /** How many steps a thread may take in all, and how many it earns with each search. */
  static final int FIRST_CREDIT = 50_000;

  static final int EARNED = 4;

  /** As many different cycles as anybody wants to hear of at once. */
  private static final int MOST_FOUND = 16;

  private final LockOrder order;
  private final Locks[] path = new Locks[LONGEST];
  private final Taker[] takers = new Taker[LONGEST];
  private final List<Cycle> found = new ArrayList<>();
  private int steps;
  private int allowed;

  private CycleSearch(LockOrder order, Locks first, Taker taker) {
    this.order = order;
    path[0] = first;
    takers[0] = taker;
  }

  /** One cycle: each thread waits for the next, where it takes its lock. */
  record Cycle(Locks[] locks, Taker[] takers) {}

  /** The cycles that there are since the thread has taken a lock; of one length all. */
  static List<Cycle> from(Locks first, Taker taker, LockOrder order) {
    CycleSearch search = new CycleSearch(order, first, taker);
    search.findPairs();
    search.findLonger();
    return search.found;
  }

  private void findPairs() {
    Locks first = path[0];
    Acquisitions under = order.node(first.taken).under;
    int others = 0;
    for (Lock lock : first.held) {
      others += order.node(lock).of.length();
    }
    if (under.length() <= others) {
      findPairs(under);
      return;
    }
    for (Lock lock : first.held) {
      findPairs(order.node(lock).of);
    }
  }

  private void findPairs(Acquisitions candidates) {
    Locks first = path[0];
    for (Acquisitions.Link link = candidates.first(); link != null; link = link.next) {
      Locks other = link.acquisition.locks();
      if (other != null && other.keepOut(first) && first.keepOut(other) && !first.exclude(other)) {
        close(link.acquisition, other, 1);
      }
    }
  }

  private void findLonger() {
    Life life = takers[0].life;
    allowed = life.credit();
    for (int length = 3; length <= LONGEST && found.isEmpty() && steps < allowed; length++) {
      int before = steps;
      extend(1, length);
      if (steps == before) {
        break;
      }
    }
    life.spend(steps);
  }

  /** Adds to the path, which has that size, what makes it a cycle of the length. */
  private void extend(int size, int length) {
    Locks last = path[size - 1];
    Acquisitions under = order.node(last.taken).under;
    for (Acquisitions.Link link = under.first(); link != null; link = link.next) {
      if (++steps > allowed) {
        return;
      }
      Locks next = link.acquisition.locks();
      if (next == null || !next.keepOut(last) || isExcluded(next, size)) {
        continue;
      }
      boolean closes = path[0].keepOut(next);
      if (closes && size + 1 == length) {
        close(link.acquisition, next, size);
      } else if (!closes && size + 1 < length) {
        goOn(link.acquisition, next, size, length);
      }
    }
  }

  private void goOn(Acquisition acquisition, Locks next, int size, int length) {
    for (Taker taker : acquisition.takers()) {
      if (isParallel(taker, size)) {
        path[size] = next;
        takers[size] = taker;
        extend(size + 1, length);
      }
    }
  }

  private void close(Acquisition acquisition, Locks last, int size) {
    for (Taker taker : acquisition.takers()) {
      if (isParallel(taker, size) && found.size() < MOST_FOUND) {
        path[size] = last;
        takers[size] = taker;
        found.add(new Cycle(Arrays.copyOf(path, size + 1), Arrays.copyOf(takers, size + 1)));
        return;
      }
    }
  }

  private boolean isExcluded(Locks next, int size) {
    for (int i = 0; i < size; i++) {
      if (next.exclude(path[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean isParallel(Taker taker, int size) {
    for (int i = 0; i < size; i++) {
      if (!taker.isParallelTo(takers[i])) {
        return false;
      }
    }
    return true;
  }
}
