// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.detect.Races;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.tap.Tap;
import jdk.internal.vm.annotation.DontInline;

/**
 * The rules of FastTrack: from a location's history and an access to the location's new history.
 *
 * <p>Remembers a thread's recent steps, so that a loop over a thousand elements with one history
 * makes one new history, not a thousand. One instance per thread, touched by that thread only.
 */
final class Transitions {
  /** After so many steps in a row that were not taken again, only one in eight is remembered. */
  static final int PATIENCE = 8;

  private static final int SELDOM = 8;

  /** Less only where tests are to see what happens when it is at its end. */
  private static int patience = PATIENCE;

  /** Detectors by name keep what they know of a location in its history. */
  private static final boolean MAY_NOTE_IN_PLACE = !Tap.ON && !OrderedPairs.ON;

  private final History[] from;
  private final History[] to;
  private final long[] sums;

  /** What a write at a site leaves, whatever was there before. */
  private final History[] written;

  private final long[] writtenSums;

  /** How many remembered steps in a row nobody took again, by place. */
  private final byte[] idle;

  private final byte[] writtenIdle;

  /**
   * @param size how many steps to remember, a power of two
   */
  Transitions(int size) {
    from = new History[size];
    to = new History[size];
    sums = new long[size];
    written = new History[size];
    writtenSums = new long[size];
    idle = new byte[size];
    writtenIdle = new byte[size];
  }

  int size() {
    return to.length;
  }

  /** After a read; the holder is the object that contains the location, or its table entry. */
  static History read(
      History before,
      ThreadState thread,
      long context,
      int site,
      Location location,
      Object holder) {
    History after = thread.transitions().read(before, thread, context, site);
    if (after != null) {
      if (after != before && Meetings.areWanted()) {
        Meetings.read(before, thread, after.lastAt, location);
      }
      return after;
    }
    Context here = thread.contextAt(context, site);
    if (thread.readsOptimistically()) {
      return isOptimismIgnored(thread)
          ? before
          : thread.section.read(before, thread, here, location, holder);
    }
    return racesWithRead(before, thread, here, location, holder);
  }

  private static boolean isOptimismIgnored(ThreadState thread) {
    return thread.section == null || Oracle.ON;
  }

  /** After a read that is not ordered after the last write. */
  @DontInline
  static History racesWithRead(
      History before, ThreadState thread, Context here, Location location, Object holder) {
    if (!thread.reachedFrozen(before.write, holder)) {
      Races.found(location, holder, false, thread, here, true, before.write, before.writtenAt);
    }
    return before.withRead(thread, here);
  }

  /** After a write. */
  static History write(
      History before,
      ThreadState thread,
      long context,
      int site,
      Location location,
      Object holder) {
    if (before != null && !before.isKnownTo(thread)) {
      racesWithWrite(before, thread, thread.contextAt(context, site), location, holder);
    }
    History after = thread.transitions().written(thread, context, site);
    if (Meetings.areWanted()) {
      Meetings.written(before, thread, after.writtenAt, location);
    }
    return after;
  }

  @DontInline
  static void racesWithWrite(
      History before, ThreadState thread, Context here, Location location, Object holder) {
    if (before.write != 0 && !thread.knows(before.write)) {
      Races.found(location, holder, true, thread, here, true, before.write, before.writtenAt);
    }
    long read = before.read();
    if (read != 0 && !thread.knows(read)) {
      Races.found(location, holder, true, thread, here, false, read, before.lastAt);
    }
    Readers listed = Readers.listed(before.others, thread);
    for (Readers reader = listed; reader != null; reader = reader.rest) {
      if (!thread.knows(reader.epoch)
          && (reader.section == null || reader.section.racesWith(reader, location, thread, here))) {
        Races.found(location, holder, true, thread, here, false, reader.epoch, reader.context);
      }
    }
  }

  /**
   * After a read that is ordered after the last write; null if it is not, or does not count. A
   * remembered step is valid only for the same epoch: the thread then knows at least as much.
   */
  @DontInline
  History read(History before, ThreadState thread, long context, int site) {
    long epoch = thread.epoch;
    if (before != null && before.hasAccess(epoch)) {
      return before;
    }
    if (thread.readsOptimistically()) {
      return null;
    }
    long sum = ContextCache.sum(context, site, thread.locks.hash());
    int index = ContextCache.index(sum, to.length);
    History after = to[index];
    if (after != null && from[index] == before && after.last == epoch && sums[index] == sum) {
      idle[index] = 0;
      return after;
    }
    if (before == null) {
      after = History.read(epoch, thread.contexts.find(sum, site, thread));
    } else if (before.write == 0 || thread.knows(before.write)) {
      after = before.withRead(thread, thread.contexts.find(sum, site, thread));
    } else {
      return null;
    }
    if (isWorthIt(idle, index)) {
      from[index] = before;
      to[index] = after;
      sums[index] = sum;
    } else if (MAY_NOTE_IN_PLACE) {
      return after.inTurn(before, thread);
    }
    return after;
  }

  /** After a write, whatever it races with. */
  History written(ThreadState thread, long context, int site) {
    long sum = ContextCache.sum(context, site, thread.locks.hash());
    int index = ContextCache.index(sum, written.length);
    History after = written[index];
    if (after != null && after.write == thread.epoch && writtenSums[index] == sum) {
      writtenIdle[index] = 0;
      return after;
    }
    return writtenAnew(thread, site, sum, index);
  }

  /**
   * Whether to remember a step. Storing it costs the collector's barrier, so where steps are not
   * taken again few are.
   */
  private static boolean isWorthIt(byte[] idle, int index) {
    int times = idle[index] + 1;
    boolean isTurn = times == patience + SELDOM;
    idle[index] = (byte) (isTurn ? patience : times);
    return times <= patience || isTurn;
  }

  static void setPatience(int steps) {
    patience = steps;
  }

  @DontInline
  private History writtenAnew(ThreadState thread, int site, long sum, int index) {
    History after = History.written(thread.epoch, thread.contexts.find(sum, site, thread));
    if (isWorthIt(writtenIdle, index)) {
      written[index] = after;
      writtenSums[index] = sum;
    }
    return after;
  }
}
