// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.detector.lockorder.Acquisition.Taker;
import dev.heddle.runtime.event.Lock;
import java.util.Arrays;

/**
 * Looks for cycles that a new acquisition closes, the shortest first: acquisitions of different
 * threads that can be there at the same time, each of which takes a lock that the next one holds,
 * and the last a lock that the first one holds.
 *
 * <p>Pairs are always found among what is remembered: of those at the same two places one is looked
 * at, as the others would be no news. Longer cycles may have any length; what is bounded are the
 * steps that a thread may take to find them. A program with few locks never comes near that bound.
 *
 * <p>A cycle in which one of the threads could as well wait for another than the next contains a
 * shorter one, and is none of its own.
 */
final class CycleSearch {
  /** How many steps a thread may take in all, and how many it earns with each search. */
  static final int FIRST_CREDIT = 50_000;

  static final int EARNED = 4;

  /** As many cycles as anybody wants to hear of at once, and of those not of the shortest. */
  private static final int MOST_TOLD = 16;

  private static final int MOST_LONGER = 4;

  private final LockOrder order;
  private final CycleReports reports;

  /** The cycle so far; the first place has the new acquisition. */
  private Waiter[] path = new Waiter[8];

  private int size = 1;
  private WaysBack waysBack;
  private int stepsLeft;

  /** The shortest length that the cycles can have that were too long for the present one. */
  private int nextLength;

  private int shortest = WaysBack.NONE;

  /** Where the other threads of the pairs take their locks, each place once. */
  private long[] places = new long[4];

  private int pairs;
  private int told;
  private int toldLonger;

  private CycleSearch(Locks first, Taker taker, LockOrder order, CycleReports reports) {
    this.order = order;
    this.reports = reports;
    path[0] = new Waiter(first, taker);
    path[0].chooseNext();
  }

  /** Tells of the cycles that there are since the thread has taken a lock. */
  static void run(Locks first, Taker taker, LockOrder order, CycleReports reports) {
    CycleSearch search = new CycleSearch(first, taker, order, reports);
    search.findPairs();
    search.findLonger();
  }

  private void findPairs() {
    Locks first = path[0].locks;
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
    Locks first = path[0].locks;
    Acquisitions.Link link = candidates.first();
    for (; link != null && told < MOST_TOLD; link = link.next) {
      Locks other = link.acquisition.locks();
      if (other != null
          && other.keepOut(first)
          && first.keepOut(other)
          && !first.exclude(other)
          && !isInPair(other)) {
        Waiter second = new Waiter(other, link.acquisition.takers());
        if (findTaker(second)) {
          addPair(other);
          tell(second);
        }
      }
    }
  }

  /** Whether a pair was found with that place; there are few, unless there is much to tell. */
  private boolean isInPair(Locks other) {
    long place = other.place.key();
    for (int i = 0; i < pairs; i++) {
      if (places[i] == place) {
        return true;
      }
    }
    return false;
  }

  private void addPair(Locks other) {
    if (pairs == places.length) {
      places = Arrays.copyOf(places, 2 * pairs);
    }
    places[pairs++] = other.place.key();
  }

  private void findLonger() {
    Life life = path[0].taker().life;
    // Most is for acquisitions that close no pair. What is left is halved each time: a part of the
    // program where locks are taken in all orders leaves something for the others.
    int allowed = life.credit() / (shortest == WaysBack.NONE ? 2 : 8);
    stepsLeft = allowed;
    Lock taken = path[0].locks.taken;
    if (order.node(taken).under.first() != null) {
      waysBack = new WaysBack(path[0].locks.held, order, allowed / 2);
      stepsLeft -= waysBack.steps();
      int length = Math.max(3, waysBack.from(taken) + 1);
      while (length < WaysBack.NONE && !isDone()) {
        nextLength = WaysBack.NONE;
        findOfLength(length);
        length = nextLength;
      }
    }
    life.spend(Math.min(allowed, allowed - stepsLeft));
  }

  private boolean isDone() {
    return stepsLeft <= 0 || told >= MOST_TOLD || toldLonger >= MOST_LONGER;
  }

  /** Not by recursion: a cycle may be longer than the stack of the program's thread is high. */
  private void findOfLength(int length) {
    goOn(path[0], 0);
    while (size > 0 && !isDone()) {
      Waiter last = path[size - 1];
      if (last.next == null) {
        goBack();
      } else {
        Acquisition candidate = last.next.acquisition;
        last.next = last.next.next;
        consider(candidate, length);
      }
    }
  }

  private void goOn(Waiter waiter, int index) {
    if (index == path.length) {
      path = Arrays.copyOf(path, 2 * index);
    }
    waiter.next = order.node(waiter.locks.taken).under.first();
    waiter.isInTheWay = false;
    path[index] = waiter;
    size = index + 1;
  }

  /**
   * All that can follow the last place has been seen. Another of its threads is worth a try only if
   * the one that was there was in the way of something.
   */
  private void goBack() {
    size--;
    Waiter last = path[size];
    if (size == 0 || !last.isInTheWay) {
      return;
    }
    if (findTaker(last)) {
      goOn(last, size);
    } else {
      findWhoIsInTheWay(last);
    }
  }

  private void consider(Acquisition candidate, int length) {
    stepsLeft--;
    Locks next = candidate.locks();
    if (next == null || !next.keepOut(path[size - 1].locks)) {
      return;
    }
    boolean closes = path[0].locks.keepOut(next);
    int shortestPossible = size + 1 + (closes ? 0 : waysBack.from(next.taken));
    if (shortestPossible > length) {
      nextLength = Math.min(nextLength, shortestPossible);
    } else if (!(closes && size + 1 < length) && fits(next)) {
      add(new Waiter(next, candidate.takers()), closes);
    }
  }

  private void add(Waiter waiter, boolean closes) {
    if (!findTaker(waiter)) {
      findWhoIsInTheWay(waiter);
    } else if (closes) {
      tell(waiter);
    } else {
      goOn(waiter, size);
    }
  }

  /** Whether nothing keeps the acquisition apart from the others, and none makes it a shortcut. */
  private boolean fits(Locks next) {
    stepsLeft -= size;
    for (int i = 0; i < size; i++) {
      Locks other = path[i].locks;
      if (next.exclude(other)
          || (i < size - 1 && next.keepOut(other))
          || (i > 0 && other.keepOut(next))) {
        return false;
      }
    }
    return true;
  }

  /** Takes the next thread that can be there at the same time as those on the path. */
  private boolean findTaker(Waiter waiter) {
    while (waiter.chooseNext()) {
      if (indexInTheWay(waiter.taker()) < 0) {
        return true;
      }
    }
    return false;
  }

  private void findWhoIsInTheWay(Waiter waiter) {
    for (Taker taker : waiter.takers()) {
      int index = indexInTheWay(taker);
      if (index > 0) {
        path[index].isInTheWay = true;
      }
    }
  }

  /** The first place whose thread cannot be there at the same time; -1 if all can. */
  private int indexInTheWay(Taker taker) {
    for (int i = 0; i < size; i++) {
      stepsLeft--;
      if (!taker.isParallelTo(path[i].taker())) {
        return i;
      }
    }
    return -1;
  }

  private void tell(Waiter last) {
    int length = size + 1;
    Locks[] locks = new Locks[length];
    Taker[] takers = new Taker[length];
    for (int i = 0; i < length; i++) {
      Waiter waiter = i < size ? path[i] : last;
      locks[i] = waiter.locks;
      takers[i] = waiter.taker();
    }
    shortest = Math.min(shortest, length);
    if (reports.tell(new Cycle(locks, takers))) {
      told++;
      toldLonger += length > shortest ? 1 : 0;
    }
  }
}
