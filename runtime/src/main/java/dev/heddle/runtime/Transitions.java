// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.detect.Races;
import dev.heddle.runtime.internal.detect.Location;
import dev.heddle.runtime.internal.oracle.Oracle;

/**
 * The rules of FastTrack: from a location's history and an access to the location's new history.
 *
 * <p>Remembers a thread's recent steps, so that a loop over a thousand elements with one history
 * makes one new history, not a thousand. One instance per thread, touched by that thread only.
 */
final class Transitions {
  private final History[] from;
  private final History[] to;
  private final Context[] at;

  /**
   * @param size how many steps to remember, a power of two
   */
  Transitions(int size) {
    from = new History[size];
    to = new History[size];
    at = new Context[size];
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
    if (before != null && before.hasRead(thread.epoch)) {
      return before;
    }
    boolean isOptimistic = thread.readsOptimistically();
    if (isOptimistic && (thread.section == null || Oracle.ON)) {
      return before;
    }
    Context here = thread.contextAt(context, site);
    if (isOptimistic) {
      return thread.section.read(before, thread, here, location, holder);
    }
    return thread.transitions().read(before, thread, here, site, location, holder);
  }

  /** After a read that is new in its epoch, by a thread whose reads count. */
  History read(
      History before,
      ThreadState thread,
      Context here,
      int site,
      Location location,
      Object holder) {
    int index = (site * 2) & (to.length - 1);
    History after = remembered(index, before, thread.epoch, here);
    if (after != null) {
      return after;
    }
    if (before == null) {
      after = History.read(thread.epoch, here);
    } else {
      if (before.write != 0 && !thread.knows(before.write)) {
        if (!thread.reachedFrozen(before.write, holder)) {
          Races.found(
              location, holder, false, thread, here, true, before.write, before.writtenAt);
        }
        return before.withRead(thread, here);
      }
      after = before.withRead(thread, here);
    }
    return remember(index, before, after, here);
  }

  /** After a write. */
  static History write(
      History before,
      ThreadState thread,
      long context,
      int site,
      Location location,
      Object holder) {
    Context here = thread.contextAt(context, site);
    return thread.transitions().write(before, thread, here, site, location, holder);
  }

  /** After a write by an access whose context is known. */
  History write(
      History before,
      ThreadState thread,
      Context here,
      int site,
      Location location,
      Object holder) {
    int index = (site * 2 + 1) & (to.length - 1);
    History after = remembered(index, before, thread.epoch, here);
    if (after != null) {
      return after;
    }
    after = History.written(thread.epoch, here);
    if (before != null && racesWithWrite(before, thread, here, location, holder)) {
      return after;
    }
    return remember(index, before, after, here);
  }

  private static boolean racesWithWrite(
      History before, ThreadState thread, Context here, Location location, Object holder) {
    boolean found = false;
    if (before.write != 0 && !thread.knows(before.write)) {
      Races.found(location, holder, true, thread, here, true, before.write, before.writtenAt);
      found = true;
    }
    if (before.read != 0 && !thread.knows(before.read)) {
      Races.found(location, holder, true, thread, here, false, before.read, before.readAt);
      found = true;
    }
    for (Readers reader = before.others; reader != null; reader = reader.rest) {
      if (!thread.knows(reader.epoch)
          && (reader.section == null
              || reader.section.racesWith(reader, location, thread, here))) {
        Races.found(location, holder, true, thread, here, false, reader.epoch, reader.context);
        found = true;
      }
    }
    return found;
  }

  /** A remembered step is valid only for the same epoch: the thread then knows just as much. */
  private History remembered(int index, History before, long epoch, Context here) {
    History after = to[index];
    boolean same =
        after != null && from[index] == before && after.last == epoch && at[index] == here;
    return same ? after : null;
  }

  private History remember(int index, History before, History after, Context here) {
    from[index] = before;
    to[index] = after;
    at[index] = here;
    return after;
  }
}
