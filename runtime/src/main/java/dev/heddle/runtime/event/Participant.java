// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import java.util.Arrays;

/**
 * Something that takes part in the events of a run for longer than one of them: a thread, a lock, a
 * channel. Keeps for each detector what it knows of it.
 */
public abstract class Participant {
  private static final Object[] NOTHING = {};

  /** Detectors and what they keep, in turn. Replaced under this lock, never changed. */
  private volatile Object[] kept = NOTHING;

  /** What the detector keeps here; null if nothing. */
  public final Object kept(Detector detector) {
    Object[] all = kept;
    for (int i = 0; i < all.length; i += 2) {
      if (all[i] == detector) {
        return all[i + 1];
      }
    }
    return null;
  }

  /** Keeps something for the detector, in place of what it has kept before. */
  public final synchronized void keep(Detector detector, Object state) {
    Object[] all = kept;
    int index = 0;
    while (index < all.length && all[index] != detector) {
      index += 2;
    }
    Object[] changed = Arrays.copyOf(all, Math.max(all.length, index + 2));
    changed[index] = detector;
    changed[index + 1] = state;
    kept = changed;
  }

  /** Keeps something for the detector unless it has kept something before: what it keeps then. */
  public final synchronized Object keepIfAbsent(Detector detector, Object state) {
    Object before = kept(detector);
    if (before == null) {
      keep(detector, state);
    }
    return before == null ? state : before;
  }
}
