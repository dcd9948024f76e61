// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.tap.Tap;

/**
 * A thread's recent steps where the engine's verdict matters and that of a detector, too: a loop
 * over a thousand locations with one history makes one new history, not a thousand, as {@link
 * Transitions} do without a detector. Touched by its thread only.
 *
 * <p>A step holds as long as the thread releases and learns nothing, and has the same locks. Only
 * such are remembered of which there was nothing to report.
 */
final class KnownSteps {
  /** Whether a location of the same history as another may take that one's step. */
  static final boolean ARE_ALLOWED = Tap.IS_BESIDE_ENGINE && !OrderedPairs.ON;

  /** So many accesses are told in an epoch before any is worth remembering: most have few. */
  private static final int FEW = 8;

  private final History[] from;
  private final History[] to;
  private final Location[] locations;
  private final long[] keys;

  /** How many remembered steps in a row nobody took again, by place. */
  private final byte[] idle;

  /** What the thread knew when the steps with the present number were taken, and when it was. */
  private VectorClock known;

  private long epoch;
  private long number;

  /** How many accesses were told in that epoch. */
  private int told;

  /**
   * @param size how many steps to remember, a power of two
   */
  KnownSteps(int size) {
    from = new History[size];
    to = new History[size];
    locations = new Location[size];
    keys = new long[size];
    idle = new byte[size];
  }

  /** Whether steps of the thread can be taken again now, and may be. */
  static boolean areUseful(ThreadState thread) {
    return ARE_ALLOWED
        && thread.detectors.steps().isLongEpoch(thread)
        && !thread.readsOptimistically()
        && !Meetings.areWanted();
  }

  private boolean isLongEpoch(ThreadState thread) {
    if (thread.epoch != epoch) {
      epoch = thread.epoch;
      told = 0;
      number++;
    }
    return told > FEW || ++told > FEW;
  }

  /** What tells the access at that place from all that the thread does at others or later. */
  long key(boolean writes, long place, ThreadState thread) {
    if (thread.known() != known) {
      known = thread.known();
      number++;
    }
    return ContextCache.sum(place, writes ? 1 : 0, number);
  }

  /** What the access has made of that history the last time; null if it is not known. */
  History find(long key, History before, Location location) {
    int index = ContextCache.index(key, keys.length);
    History after = to[index];
    if (after == null
        || keys[index] != key
        || from[index] != before
        || !location.isLike(locations[index])) {
      return null;
    }
    idle[index] = 0;
    return after;
  }

  void add(long key, History before, History after, Location location) {
    int index = ContextCache.index(key, keys.length);
    if (Transitions.isWorthIt(idle, index)) {
      keys[index] = key;
      from[index] = before;
      to[index] = after;
      locations[index] = location;
    }
  }
}
