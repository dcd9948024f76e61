// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.Tap;

/** Locks that threads take and give back, and detectors by name hear of. */
final class LockHolding {
  private LockHolding() {}

  /** The thread has taken a lock; what it accessed before, it accessed without. */
  static void hold(ThreadState thread, Object lock, SyncClock clock, int site) {
    begin(thread);
    thread.locks.push(lock, clock, site);
    if (Tap.HEARS_SYNCHRONISATION) {
      taken(thread, lock, clock, site);
    }
  }

  /** The same for a lock that it holds together with other readers. */
  static void holdShared(ThreadState thread, Object lock, int site) {
    begin(thread);
    thread.locks.pushShared(lock, site);
    if (Tap.HEARS_SYNCHRONISATION) {
      taken(thread, lock, null, site);
    }
  }

  private static void begin(ThreadState thread) {
    thread.tellSweeps();
    if (thread.locks.isEmpty()) {
      thread.lockedSince = thread.epoch;
    }
  }

  /**
   * The thread gives a lock back that it has alone; what it has accessed so far, it accessed with
   * it. The lock's clock, null if it has it not.
   */
  static SyncClock letGo(ThreadState thread, Object lock) {
    thread.tellSweeps();
    SyncClock clock = thread.locks.pop(lock);
    if (Tap.HEARS_SYNCHRONISATION && clock != null) {
      given(thread, lock, clock);
    }
    return clock;
  }

  /** The same for a lock that it holds together with other readers. */
  static boolean letGoShared(ThreadState thread, Object lock) {
    thread.tellSweeps();
    boolean held = thread.locks.popShared(lock);
    if (Tap.HEARS_SYNCHRONISATION && held) {
      given(thread, lock, null);
    }
    return held;
  }

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
