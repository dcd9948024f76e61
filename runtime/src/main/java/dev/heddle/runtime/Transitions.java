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
    History after = thread.transitions.read(before, 1, thread, context, site);
    if (after != null) {
      if (after != before && Meetings.areWanted()) {
        Meetings.read(before, thread, after.lastAt, location);
      }
      return after;
    }
    Context here = thread.contextAt(context, site);
    History settled = History.settled(before);
    if (thread.readsOptimistically()) {
      return isOptimismIgnored(thread)
          ? before
          : thread.section.read(settled, thread, here, location, holder);
    }
    return settled == null
        ? History.read(thread.epoch, here)
        : racesWithRead(settled, thread, here, location, holder);
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
    Transitions transitions = thread.transitions;
    History after = transitions.write(before, 1, thread, context, site);
    if (after == null) {
      History settled = History.settled(before);
      if (settled != null) {
        racesWithWrite(settled, thread, thread.contextAt(context, site), location, holder);
      }
      after = transitions.written(1, thread, context, site);
    }
    if (after != before && Meetings.areWanted()) {
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
   * After a read that is ordered after the last write; null if it is not, or does not count, or
   * several fields cannot have one history. A remembered step is valid only for the same epoch: the
   * thread then knows at least as much.
   *
   * @param fields how many fields of one object have that history, or one, and are read
   */
  @DontInline
  History read(History before, int fields, ThreadState thread, long context, int site) {
    long epoch = thread.epoch;
    if (before != null && before.hasAccess(epoch)) {
      return before;
    }
    if (thread.readsOptimistically()) {
      return null;
    }
    long sum = ContextCache.sum(context, site, thread.locks.hash());
    if (before instanceof OwnHistory own) {
      return readAgain(own, fields, thread, thread.contexts.find(sum, site, thread));
    }
    int index = ContextCache.index(sum, to.length);
    History after = to[index];
    if (after != null && from[index] == before && after.last == epoch && sums[index] == sum) {
      idle[index] = 0;
      return after;
    }
    if (before != null && before.write != 0 && !thread.knows(before.write)) {
      return null;
    }
    Context here = thread.contexts.find(sum, site, thread);
    boolean isRemembered = isWorthIt(idle, index);
    if (!isRemembered && MAY_NOTE_IN_PLACE) {
      return readApart(before, fields, thread, here);
    }
    after = before == null ? History.read(epoch, here) : before.withRead(thread, here);
    if (isRemembered) {
      from[index] = before;
      to[index] = after;
      sums[index] = sum;
    }
    return after;
  }

  /** A read of locations that only they will have the history of. */
  @DontInline
  private static History readApart(History before, int fields, ThreadState thread, Context here) {
    if (before == null) {
      return OwnHistory.of(0, null, thread.epoch, here, fields);
    }
    long read = before.read();
    if (before.others == null && (read == 0 || thread.knows(read))) {
      return OwnHistory.of(before.write, before.writtenAt, thread.epoch, here, fields);
    }
    History after = before.withRead(thread, here);
    History inTurn = after.inTurn(before, thread);
    // A table is for one field: they must be read one by one.
    return inTurn == after || fields == 1 ? inTurn : null;
  }

  /** A read of locations that have their own history, in place if it can be; null if it races. */
  @DontInline
  private static History readAgain(OwnHistory own, int fields, ThreadState thread, Context here) {
    if (own.fields() == fields && !Meetings.areWanted() && own.note(false, thread, here)) {
      return own;
    }
    History after = own.afterRead(thread, here, fields);
    if (after != null) {
      return after;
    }
    History before = own.settled();
    boolean isOrdered = before == null || before.write == 0 || thread.knows(before.write);
    return isOrdered ? readApart(before, fields, thread, here) : null;
  }

  /**
   * After a write that is ordered after all else; null if it is not.
   *
   * @param fields how many fields of one object have that history, or one, and are written
   */
  History write(History before, int fields, ThreadState thread, long context, int site) {
    if (before instanceof OwnHistory own
        && own.fields() == fields
        && !Meetings.areWanted()
        && own.note(true, thread, thread.contextAt(context, site))) {
      return own;
    }
    return before == null || before.isKnownTo(thread)
        ? written(fields, thread, context, site)
        : null;
  }

  /**
   * After a write, whatever it races with.
   *
   * @param fields how many locations will have the history, 0 if that is not known
   */
  History written(int fields, ThreadState thread, long context, int site) {
    long sum = ContextCache.sum(context, site, thread.locks.hash());
    int index = ContextCache.index(sum, written.length);
    History after = written[index];
    if (after != null && after.write == thread.epoch && writtenSums[index] == sum) {
      writtenIdle[index] = 0;
      return after;
    }
    return writtenAnew(fields, thread, site, sum, index);
  }

  /**
   * Whether to remember a step. Storing it costs the collector's barrier, so where steps are not
   * taken again few are.
   */
  static boolean isWorthIt(byte[] idle, int index) {
    int times = idle[index] + 1;
    boolean isTurn = times == patience + SELDOM;
    idle[index] = (byte) (isTurn ? patience : times);
    return times <= patience || isTurn;
  }

  static void setPatience(int steps) {
    patience = steps;
  }

  @DontInline
  private History writtenAnew(int fields, ThreadState thread, int site, long sum, int index) {
    long epoch = thread.epoch;
    Context here = thread.contexts.find(sum, site, thread);
    if (!isWorthIt(writtenIdle, index)) {
      return fields > 0 && MAY_NOTE_IN_PLACE
          ? OwnHistory.of(epoch, here, epoch, here, fields)
          : History.written(epoch, here);
    }
    History after = History.written(epoch, here);
    written[index] = after;
    writtenSums[index] = sum;
    return after;
  }
}
