// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import java.util.Arrays;

/**
 * What a thread has told already, so that it need not be told again. Touched by the thread only.
 */
final class RecentAcquisitions {
  private static final int SIZE = 32;

  private final Acquisition[] recent = new Acquisition[SIZE];

  /** The time of the thread's life for which {@code recent} is true. */
  private int time;

  /** Whether the thread has told of this acquisition. */
  boolean contain(int hash, Holding held, Lock taken, boolean isShared, Place place, int now) {
    Acquisition known = recent[hash & (SIZE - 1)];
    return known != null && time == now && known.is(hash, held, taken, isShared, place);
  }

  void add(int hash, Acquisition acquisition, int now) {
    if (time != now) {
      Arrays.fill(recent, null);
      time = now;
    }
    recent[hash & (SIZE - 1)] = acquisition;
  }
}
