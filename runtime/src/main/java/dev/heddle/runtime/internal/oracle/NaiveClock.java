// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.oracle;

import java.util.HashMap;
import java.util.Map;

/** A vector clock as in a textbook: for every thread, by number, the latest time that is known. */
public final class NaiveClock {
  private final Map<Integer, Long> times = new HashMap<>();

  public boolean knows(int thread, long time) {
    return times.getOrDefault(thread, 0L) >= time;
  }

  public void set(int thread, long time) {
    times.put(thread, time);
  }

  public void join(NaiveClock other) {
    for (Map.Entry<Integer, Long> entry : other.times.entrySet()) {
      if (!knows(entry.getKey(), entry.getValue())) {
        times.put(entry.getKey(), entry.getValue());
      }
    }
  }

  /** Whether something in this clock is unknown to the other. */
  public boolean hasUnknownTo(NaiveClock other) {
    for (Map.Entry<Integer, Long> entry : times.entrySet()) {
      if (!other.knows(entry.getKey(), entry.getValue())) {
        return true;
      }
    }
    return false;
  }
}
