// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Place;

/**
 * How often a thread had something new to tell, at the places where it tells most. Touched by the
 * thread only.
 *
 * <p>A place where the thread meets ever new locks, as in a bank with a million accounts, would
 * have something new to tell each time. After {@link #TOLD_IN_FULL} times it tells one in {@link
 * #SAMPLE}: what has not shown by then will hardly show in the next acquisition.
 */
final class PlaceCounts {
  private static final int TOLD_IN_FULL = 4096;
  private static final int SAMPLE = 256;
  private static final int SIZE = 64;

  /** Each place has two entries where it may be; the one with the lower count is given up. */
  private final long[] keys = new long[SIZE];

  private final int[] counts = new int[SIZE];

  /** Whether what happens at that place is to be looked at. */
  boolean isDue(Place place) {
    int index = find(place.key());
    if (index < 0 || counts[index] < TOLD_IN_FULL) {
      return true;
    }
    if (++counts[index] < TOLD_IN_FULL + SAMPLE) {
      return false;
    }
    counts[index] = TOLD_IN_FULL;
    return true;
  }

  /** There was something new to tell at that place. */
  void add(Place place) {
    long key = place.key();
    int index = find(key);
    if (index < 0) {
      int first = Holding.spread(key) & (SIZE - 1);
      index = counts[first] <= counts[first ^ 1] ? first : first ^ 1;
      keys[index] = key;
      counts[index] = 0;
    }
    if (counts[index] < TOLD_IN_FULL) {
      counts[index]++;
    }
  }

  private int find(long key) {
    int first = Holding.spread(key) & (SIZE - 1);
    if (keys[first] == key) {
      return first;
    }
    return keys[first ^ 1] == key ? first ^ 1 : -1;
  }
}
