// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

/** The latest critical sections of one lock. Guarded by its own monitor. */
final class SectionLog {
  /** Who comes after something in a section that long ago mostly comes after its end, too. */
  private static final int REMEMBERED = 8;

  private final CriticalSection[] latest = new CriticalSection[REMEMBERED];

  /**
   * When each of them began and ended, zero for none. Most are the holder's own, not known to it,
   * or known to their end, and are not looked at: another core has them.
   */
  private final long[] epochs = new long[2 * REMEMBERED];

  private int next;

  /** The holder is about to end a section, and comes after those that it knows something of. */
  synchronized void add(CriticalSection ending, ActorClock holder) {
    for (int i = 0; i < REMEMBERED; i++) {
      long first = epochs[2 * i];
      if (first != 0 && holder.knowsOfOther(first) && !holder.knows(epochs[2 * i + 1])) {
        latest[i].precedeIfExclusive(ending, holder);
      }
    }
    latest[next] = ending;
    epochs[2 * next] = ending.firstEpoch;
    epochs[2 * next + 1] = holder.epoch();
    next = (next + 1) % REMEMBERED;
  }
}
