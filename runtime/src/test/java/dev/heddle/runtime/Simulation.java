// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.detect.ReportedPairs;
import dev.heddle.runtime.internal.oracle.NaiveClock;
import dev.heddle.runtime.internal.oracle.NaiveLocation;
import dev.heddle.runtime.internal.thread.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells events to the naive detector and to the written-out order, and remembers the accesses, so
 * that what the runtime reports can be compared with both.
 */
final class Simulation {
  static {
    ContextCache.startCapturing();
  }

  /** Starts the first thread of each simulation and knows all earlier ones: slots are recycled. */
  private static final ThreadState KEEPER =
      ThreadState.begin(new Thread("keeper"), VectorClock.EMPTY, null);

  final EventOrder order = new EventOrder();
  final List<SimulatedThread> alive = new ArrayList<>();
  final List<SimulatedThread> ended = new ArrayList<>();
  private final Map<Object, NaiveClock> clocks = new IdentityHashMap<>();
  private final Map<Place, NaiveLocation> locations = new HashMap<>();
  private final Map<Long, List<Access>> byContext = new HashMap<>();
  private final Map<Place, List<Access>> accesses = new HashMap<>();
  private final Set<Place> naivelyRacy = new HashSet<>();
  private final boolean isEachAccessTold;

  /** A memory location: a field of an object or class, or an element of an array. */
  record Place(Object holder, Object part) {}

  /** What one call of the runtime accesses; a constructor or a range accesses several places. */
  record Access(int event, boolean writes, List<Place> places) {}

  /**
   * A simulation with one thread.
   *
   * @param isEachAccessTold whether each access has a site of its own, by which it is recognised in
   *     a report; otherwise accesses share sites, and threads take steps that they remember
   */
  Simulation(boolean isEachAccessTold) {
    this.isEachAccessTold = isEachAccessTold;
    Thread thread = new Thread("thread-0");
    Threads.starting(thread, KEEPER);
    alive.add(new SimulatedThread(0, thread, new NaiveClock()));
  }

  /** Keeps slots from use for ever, so that the next simulations have higher ones. */
  static void reserveSlots(int count) {
    for (int i = 0; i < count; i++) {
      ThreadState.begin(new Thread("reserved"), Release.of(KEEPER).all(), null);
      KEEPER.tick();
    }
  }

  /** An access is about to happen; gives back its site, one of those given. */
  int access(SimulatedThread thread, int[] sites, boolean writes, List<Place> places) {
    int event = order.event(thread);
    Access access = new Access(event, writes, places);
    for (Place place : places) {
      NaiveLocation location = locations.computeIfAbsent(place, key -> new NaiveLocation());
      if (writes ? location.write(thread.naive) : location.read(thread.naive)) {
        naivelyRacy.add(place);
      }
      accesses.computeIfAbsent(place, key -> new ArrayList<>()).add(access);
    }
    int site = sites[isEachAccessTold ? event % sites.length : 0];
    note(access, thread, site);
    return site;
  }

  /** The same where races may be reported at one of the following sites as well. */
  int access(
      SimulatedThread thread, int[] sites, boolean writes, List<Place> places, int furtherSites) {
    int site = access(thread, sites, writes, places);
    List<Access> atSite = byContext.get(key(thread, site));
    for (int further = 1; further <= furtherSites; further++) {
      note(atSite.get(atSite.size() - 1), thread, site + further);
    }
    return site;
  }

  private void note(Access access, SimulatedThread thread, int site) {
    byContext.computeIfAbsent(key(thread, site), ignored -> new ArrayList<>()).add(access);
  }

  private static long key(SimulatedThread thread, int site) {
    return ContextCache.key(thread.number, site, thread.state().locks.hash());
  }

  void release(SimulatedThread thread, Object key) {
    order.pass(thread, key);
    thread.naive.release(clock(key));
  }

  void acquire(SimulatedThread thread, Object key) {
    order.pass(key, thread);
    thread.naive.acquire(clock(key));
  }

  SimulatedThread start(SimulatedThread parent) {
    int number = alive.size() + ended.size();
    Thread thread = new Thread("thread-" + number);
    Threads.starting(thread, parent.state());
    NaiveClock inherited = new NaiveClock();
    parent.naive.release(inherited);
    SimulatedThread child = new SimulatedThread(number, thread, inherited);
    order.pass(parent, child);
    alive.add(child);
    return child;
  }

  void end(SimulatedThread thread) {
    while (!thread.held.isEmpty()) {
      thread.held.remove(thread.held.size() - 1).run();
    }
    Threads.ended(thread.thread);
    release(thread, thread.thread);
    alive.remove(thread);
    ended.add(thread);
  }

  void join(SimulatedThread observer, SimulatedThread other) {
    Threads.seenEnded(other.thread, observer.state());
    acquire(observer, other.thread);
  }

  /** Ends all threads, so that the next simulation may have their slots. */
  void finish() {
    while (!alive.isEmpty()) {
      end(alive.get(0));
    }
    for (SimulatedThread thread : ended) {
      Threads.seenEnded(thread.thread, KEEPER);
    }
  }

  /** The places at which accesses in the two contexts really race. */
  Set<Place> racyPlaces(ReportedPairs.Pair pair) {
    Set<Place> racy = new HashSet<>();
    for (Access later : byContext.get(pair.laterKey())) {
      for (Access earlier : byContext.get(pair.earlierKey())) {
        // Accesses to arrays are told late, so that either may be the one that is found last.
        if (later.event != earlier.event
            && later.writes == pair.laterWrites()
            && earlier.writes == pair.earlierWrites()
            && isRace(earlier, later)) {
          Set<Place> common = new HashSet<>(later.places);
          common.retainAll(earlier.places);
          racy.addAll(common);
        }
      }
    }
    return racy;
  }

  Set<Place> naivelyRacy() {
    return naivelyRacy;
  }

  Set<Place> places() {
    return accesses.keySet();
  }

  /** The places with two accesses, one of them a write, that the written-out order leaves open. */
  Set<Place> trulyRacy() {
    Set<Place> racy = new HashSet<>();
    accesses.forEach(
        (place, all) -> {
          for (int later = 1; later < all.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
              if (isRace(all.get(earlier), all.get(later))) {
                racy.add(place);
              }
            }
          }
        });
    return racy;
  }

  private boolean isRace(Access one, Access other) {
    int earlier = Math.min(one.event, other.event);
    int later = Math.max(one.event, other.event);
    return (one.writes || other.writes) && order.areUnordered(earlier, later);
  }

  private NaiveClock clock(Object key) {
    return clocks.computeIfAbsent(key, ignored -> new NaiveClock());
  }
}
