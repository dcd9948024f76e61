// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.Arrays;

/**
 * Delays threads at {@linkplain Suspects suspicious} accesses, so that they come in other orders
 * than usual and rare races show.
 *
 * <p>A delay is no event: it orders nothing, so it makes no race and hides none. What is delayed
 * and for how long follows from the seed, the round, the place's name and how often the round has
 * come there. The counts are touched by all threads without a lock: a lost one costs a delay more
 * or less.
 */
public final class Perturbation {
  /** Slow paths look here. Plain: who sees a change late is delayed a little later or longer. */
  static boolean on;

  private static final long MICROSECOND = 1_000;
  private static final long[] DELAYS = {
    0,
    0,
    0,
    20 * MICROSECOND,
    100 * MICROSECOND,
    1_000 * MICROSECOND,
    3_000 * MICROSECOND,
    10_000 * MICROSECOND
  };

  /** A place that a round comes to often is not what makes a race rare. */
  private static final int MOST_VISITS = 8;

  /** Of all threads together, in one round. */
  private static final long MOST_DELAY = 200_000 * MICROSECOND;

  private static long seed;
  private static long delayed;

  /** By number of the site; null if not asked for yet. Guarded by this class. */
  private static Stop[] stops = {};

  private Perturbation() {}

  /** What is known of one place. */
  private static final class Stop {
    final String name;
    boolean isSuspect;

    /** How many suspects there were when the place was none of them. */
    int asked = -1;

    int visits;

    Stop(String name) {
      this.name = name;
    }

    boolean isSuspect() {
      int size = Suspects.size();
      if (!isSuspect && name != null && asked != size) {
        asked = size;
        isSuspect = Suspects.contain(name);
      }
      return isSuspect;
    }
  }

  /** Begins a round: until it ends, suspicious accesses are noted, and delayed if known. */
  public static synchronized void begin(long newSeed, int round) {
    seed = mixed(newSeed + 31L * round);
    delayed = 0;
    for (Stop stop : stops) {
      if (stop != null) {
        stop.visits = 0;
      }
    }
    on = true;
  }

  public static synchronized void end() {
    on = false;
  }

  /** A thread is about to read or write at a place; perhaps not yet. */
  static void before(boolean writes, ThreadState thread, int site) {
    if (thread.quiet != 0) {
      return;
    }
    thread.quiet++;
    try {
      Stop stop = stop(site);
      if (stop.isSuspect() && stop.visits < MOST_VISITS && delayed < MOST_DELAY) {
        int visit = ++stop.visits * 2 + (writes ? 1 : 0);
        long hash = mixed(seed + stop.name.hashCode() + 0x9e3779b97f4a7c15L * visit);
        long delay = DELAYS[(int) (hash >>> 32) & DELAYS.length - 1];
        delayed += delay;
        pass(delay);
      }
    } finally {
      thread.quiet--;
    }
  }

  private static synchronized Stop stop(int site) {
    if (site >= stops.length) {
      stops = Arrays.copyOf(stops, Math.max(site + 1, 2 * stops.length));
    }
    if (stops[site] == null) {
      stops[site] = new Stop(Sites.nameOf(site));
    }
    return stops[site];
  }

  /**
   * Lets others run for a time. Neither parks nor sleeps: that would use up the permit of a program
   * that parks, or the interrupt of one that is interrupted.
   */
  private static void pass(long nanos) {
    long start = System.nanoTime();
    while (nanos > 0 && System.nanoTime() - start < nanos) {
      Thread.yield();
    }
  }

  /** Murmur's last step: neighbouring numbers have nothing in common afterwards. */
  private static long mixed(long value) {
    long hash = value;
    hash = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
    hash = (hash ^ hash >>> 33) * 0xc4ceb9fe1a85ec53L;
    return hash ^ hash >>> 33;
  }
}
