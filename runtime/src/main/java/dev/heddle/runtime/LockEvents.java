// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.Tap;

/** Tells detectors by name which locks threads take and give back. */
final class LockEvents {
  private LockEvents() {}

  static void taken(ThreadState thread, Object lock, boolean isShared, int site) {
    Place place = Tap.WANTS_PLACES ? thread.contextAt(thread.context, site) : null;
    Tap.begin(thread);
    try {
      Tap.locked(thread.record, lock(lock), isShared, true, place);
    } finally {
      Tap.end(thread);
    }
  }

  static void given(ThreadState thread, Object lock, boolean isShared) {
    Tap.begin(thread);
    try {
      Tap.unlocked(thread.record, lock(lock), isShared);
    } finally {
      Tap.end(thread);
    }
  }

  private static Lock lock(Object lock) {
    return SyncTable.entry(lock).lock(lock);
  }
}
