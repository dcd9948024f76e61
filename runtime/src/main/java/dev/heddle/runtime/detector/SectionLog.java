// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

/** The latest critical sections of one lock. Guarded by its own monitor. */
final class SectionLog {
  /** Who comes after something in a section that long ago mostly comes after its end, too. */
  private static final int REMEMBERED = 8;

  private final CriticalSection[] latest = new CriticalSection[REMEMBERED];
  private int next;

  /** The holder is about to end a section, and comes after those that it knows something of. */
  synchronized void add(CriticalSection ending, ActorClock holder) {
    for (CriticalSection earlier : latest) {
      if (earlier != null) {
        earlier.precedeIfBegunBefore(ending, holder);
      }
    }
    latest[next] = ending;
    next = (next + 1) % REMEMBERED;
  }
}
