// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;

/** A plain access to one location, wherever its history lies, that others are told of too. */
final class TappedAccess {
  private TappedAccess() {}

  /**
   * Does what the engine does for an access, and tells of it if it is not a repetition.
   *
   * @param base what holds the reference to the history, at that offset
   * @param object the object that contains the location
   * @param part which one it is among the object's
   */
  static void access(
      boolean writes,
      Object base,
      long offset,
      Location location,
      Object object,
      long part,
      ThreadState thread,
      long context,
      int site) {
    if (!Tap.WANTS_ENGINE && Tap.FOLLOWS_OWNERS && isCovered(site)) {
      return;
    }
    Tap.begin(thread);
    try {
      Context here = thread.contextAt(context, site);
      while (true) {
        History before = (History) Memory.UNSAFE.getReference(base, offset);
        if (writes ? thread.hasWritten(before) : thread.hasAccessed(before)) {
          return;
        }
        if (!Tap.WANTS_ENGINE) {
          if (tell(before, writes, base, offset, location, object, part, thread, here)) {
            return;
          }
          continue;
        }
        History after =
            writes
                ? afterWrite(before, thread, here, location, object, part)
                : afterRead(before, thread, context, site, here, location, object, part);
        if (after == before || Memory.UNSAFE.compareAndSetReference(base, offset, before, after)) {
          return;
        }
      }
    } finally {
      if (Tap.TELLS_ALL) {
        thread.tick();
      }
      Tap.end(thread);
    }
  }

  /**
   * Whether the call of the method that makes the access stands for it. Not telling it leaves the
   * location's history alone, so that a later access which is not covered is told.
   */
  private static boolean isCovered(int site) {
    int either = MemoryAccess.THROUGH_THIS | MemoryAccess.CONSTRUCTING;
    return (Sites.flags(site) & either) == MemoryAccess.THROUGH_THIS;
  }

  /**
   * Where the engine's own verdict does not matter. A location that several threads access under
   * locks keeps its history if the detector's state stays the same: the next access will be told
   * again, but what both threads only read costs much less than what they write in turn.
   *
   * @return whether it is done, and nobody else came in between
   */
  private static boolean tell(
      History before,
      boolean writes,
      Object base,
      long offset,
      Location location,
      Object object,
      long part,
      ThreadState thread,
      Context here) {
    if (thread.readsOptimistically() && !writes) {
      return true;
    }
    Object earlier = TrackedHistory.state(before);
    Object later = TrackedHistory.told(before, writes, thread, here, location, object, part);
    if (later == earlier && !thread.locks.isEmpty() && TrackedHistory.isShared(before, thread)) {
      return true;
    }
    History after = TrackedHistory.unjudged(before, writes, thread, later);
    return Memory.UNSAFE.compareAndSetReference(base, offset, before, after);
  }

  private static History afterWrite(
      History before,
      ThreadState thread,
      Context here,
      Location location,
      Object object,
      long part) {
    if (before != null && !thread.knowsAll(before)) {
      Transitions.racesWithWrite(before, thread, here, location, object);
    }
    Object state = TrackedHistory.told(before, true, thread, here, location, object, part);
    return TrackedHistory.written(thread.epoch, here, state);
  }

  private static History afterRead(
      History before,
      ThreadState thread,
      long context,
      int site,
      Context here,
      Location location,
      Object object,
      long part) {
    History after = Transitions.read(before, thread, context, site, location, object);
    if (after == before) {
      return before;
    }
    Object state = TrackedHistory.told(before, false, thread, here, location, object, part);
    return TrackedHistory.of(after, state);
  }
}
