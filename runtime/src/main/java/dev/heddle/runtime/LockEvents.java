// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.Tap;

/** Tells detectors by name which locks threads take and give back. */
final class LockEvents {
  private LockEvents() {}

  /**
   * @param held the lock's clock; null if it is held together with other readers
   */
  static void taken(ThreadState thread, Object lock, SyncClock held, int site) {
    SyncClock clock = held != null ? held : SyncTable.clock(lock);
    if (clock == SyncClock.SILENT) {
      return;
    }
    Place place = Tap.WANTS_PLACES ? thread.contextAt(thread.context, site) : null;
    Tap.begin(thread);
    try {
      Tap.locked(
          thread.record, clock.lock(lock), held == null, mayWait(thread, lock, clock), place);
    } finally {
      Tap.end(thread);
    }
  }

  /** Nobody waits for a lock that nobody else can have. */
  private static boolean mayWait(ThreadState thread, Object lock, SyncClock clock) {
    return thread.trying == 0
        && !(thread.locks.containOther(lock) && NewLocks.isNew(lock, clock, thread));
  }

  static void given(ThreadState thread, Object lock, SyncClock held) {
    SyncClock clock = held != null ? held : SyncTable.clock(lock);
    if (clock == SyncClock.SILENT) {
      return;
    }
    Tap.begin(thread);
    try {
      Tap.unlocked(thread.record, clock.lock(lock), held == null);
    } finally {
      Tap.end(thread);
    }
  }
}
