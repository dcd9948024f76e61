// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
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
    Tap.begin(thread);
    try {
      Context here = null;
      while (true) {
        History before = (History) Memory.UNSAFE.getReference(base, offset);
        if (writes ? thread.hasWritten(before) : thread.hasAccessed(before)) {
          return;
        }
        History after =
            writes
                ? Transitions.write(before, thread, context, site, location, object)
                : Transitions.read(before, thread, context, site, location, object);
        if (after == before) {
          return;
        }
        here = here == null ? thread.contextAt(context, site) : here;
        after = TrackedHistory.after(before, after, writes, thread, here, location, object, part);
        if (Memory.UNSAFE.compareAndSetReference(base, offset, before, after)) {
          return;
        }
      }
    } finally {
      Tap.end(thread);
    }
  }
}
