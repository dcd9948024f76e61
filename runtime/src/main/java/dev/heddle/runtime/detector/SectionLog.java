// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.internal.clock.Epoch;

/** The latest critical sections of one lock. Guarded by its own monitor. */
final class SectionLog {
  /** Who comes after something in a section that long ago mostly comes after its end, too. */
  private static final int REMEMBERED = 8;

  /** The bit of more than one slot: that one of them is settled says nothing of the others. */
  private static final long SEVERAL = Long.MIN_VALUE;

  private final CriticalSection[] latest = new CriticalSection[REMEMBERED];

  /**
   * When each of them began and ended, zero for none. Most are the holder's own, not known to it,
   * or known to their end, and are not looked at: another core has them.
   */
  private final long[] epochs = new long[2 * REMEMBERED];

  private int next;

  /** Whose sections are here, a bit for each slot; all high ones have the last one. */
  private long holders;

  /**
   * The holder is about to end a section, and comes after those that it knows something of. The
   * latest are looked at first: who knows one to its end knows those of the same thread before it.
   */
  synchronized void add(CriticalSection ending, ActorClock holder) {
    long settled = bit(holder.epoch()) & ~SEVERAL;
    for (int i = 1; i <= REMEMBERED && (holders & ~settled) != 0; i++) {
      int place = (next + REMEMBERED - i) % REMEMBERED;
      long first = epochs[2 * place];
      if (first != 0 && holder.knowsOfOther(first)) {
        long end = epochs[2 * place + 1];
        if (!holder.knows(end)) {
          latest[place].precedeIfExclusive(ending, holder);
        }
        if (holder.knows(end)) {
          settled |= bit(first) & ~SEVERAL;
        }
      }
    }
    holders |= bit(ending.firstEpoch);
    latest[next] = ending;
    epochs[2 * next] = ending.firstEpoch;
    epochs[2 * next + 1] = holder.epoch();
    next = (next + 1) % REMEMBERED;
  }

  private static long bit(long epoch) {
    return 1L << Math.min(Epoch.slot(epoch), Long.SIZE - 1);
  }
}
