// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

/** The latest critical sections of one lock. Guarded by its own monitor. */
final class SectionLog {
  /** Who comes after something in a section that long ago mostly comes after its end, too. */
  private static final int REMEMBERED = 8;

  private final CriticalSection[] latest = new CriticalSection[REMEMBERED];

  /** When they began, zero for none: most are not known, or the holder's own, and not looked at. */
  private final long[] firstEpochs = new long[REMEMBERED];

  private int next;

  /** The holder is about to end a section, and comes after those that it knows something of. */
  synchronized void add(CriticalSection ending, ActorClock holder) {
    for (int i = 0; i < REMEMBERED; i++) {
      if (firstEpochs[i] != 0 && holder.knowsOfOther(firstEpochs[i])) {
        latest[i].precedeIfExclusive(ending, holder);
      }
    }
    latest[next] = ending;
    firstEpochs[next] = ending.firstEpoch;
    next = (next + 1) % REMEMBERED;
  }
}
