// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.thread.Threads;
import jdk.internal.vm.annotation.DontInline;

/**
 * What hooks inside library methods call: the edges that the library model draws. A null key is
 * ignored, and so is everything while the thread is quiet or an outer library call hides its hooks.
 */
public final class Sync {
  private Sync() {}

  /** What was released to the key happens before what this thread does next. */
  @DontInline
  public static void acquire(Object key) {
    if (key == null) {
      return;
    }
    ThreadState thread = ThreadState.current();
    if (!isHidden(thread)) {
      acquire(key, thread);
    }
  }

  /** An acquire that counts even where the hooks of an outer library call hide the inner ones. */
  @DontInline
  public static void acquireAlways(Object key) {
    acquire(key, ThreadState.current());
  }

  static void acquire(Object key, ThreadState thread) {
    if (key == null) {
      return;
    }
    try {
      SyncClock clock = SyncTable.existing(key);
      if (clock != null) {
        clock.acquire(thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** What this thread has done happens before what acquires the key later. */
  @DontInline
  public static void release(Object key) {
    if (key == null) {
      return;
    }
    ThreadState thread = ThreadState.current();
    if (!isHidden(thread)) {
      release(key, thread);
    }
  }

  /** A release that counts even where the hooks of an outer library call hide the inner ones. */
  @DontInline
  public static void releaseAlways(Object key) {
    release(key, ThreadState.current());
  }

  static void release(Object key, ThreadState thread) {
    if (key == null) {
      return;
    }
    try {
      SyncTable.clock(key).release(thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** After an exclusive lock was taken. */
  @DontInline
  public static void lock(Object key) {
    ThreadState thread = ThreadState.current();
    if (key == null || isHidden(thread)) {
      return;
    }
    try {
      SyncClock clock = SyncTable.clock(key);
      clock.takeLibrarys(thread);
      if (!thread.locks.isEmpty()) {
        NestedLocks.taken(key, clock, false, thread, thread.context, 0);
      }
      LockHolding.hold(thread, key, clock, 0);
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** Before an exclusive lock is given back. */
  @DontInline
  public static void unlock(Object key) {
    unlock(key, ThreadState.current());
  }

  /**
   * Even if the thread seems to hold the lock still, this may be all of it: waiting at a condition
   * gives it back at once however often it was taken.
   */
  static void unlock(Object key, ThreadState thread) {
    if (key == null || isHidden(thread)) {
      return;
    }
    try {
      SyncClock clock = LockHolding.letGo(thread, key);
      if (clock == null) {
        // Perhaps it does not hold the lock at all.
        clock = SyncTable.clock(key);
        clock.release(thread);
        NestedLocks.givenByAnother(key, clock, false, thread);
      } else {
        clock.giveBack(thread);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** After the read side of a read-write lock was taken: ordered after writers, not readers. */
  @DontInline
  public static void lockShared(Object key) {
    lockShared(key, ThreadState.current());
  }

  static void lockShared(Object key, ThreadState thread) {
    if (key == null || isHidden(thread)) {
      return;
    }
    try {
      SyncClock clock = SyncTable.clock(key);
      clock.take(thread);
      int site = thread.takeLockSite();
      if (!thread.locks.isEmpty()) {
        NestedLocks.taken(key, clock, true, thread, thread.context, site);
      }
      LockHolding.holdShared(thread, key, site);
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** Before the read side is given back: the next writer is ordered after this. */
  @DontInline
  public static void unlockShared(Object key) {
    unlockShared(key, ThreadState.current());
  }

  static void unlockShared(Object key, ThreadState thread) {
    if (key == null || isHidden(thread)) {
      return;
    }
    try {
      SyncTable.SyncEntry entry = SyncTable.entry(key);
      if (!LockHolding.letGoShared(thread, key)) {
        NestedLocks.givenByAnother(key, entry.clock, true, thread);
      }
      entry.readers().release(thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** After the write side was taken: ordered after writers and readers. */
  @DontInline
  public static void lockWrite(Object key) {
    lockWrite(key, ThreadState.current());
  }

  static void lockWrite(Object key, ThreadState thread) {
    if (key == null || isHidden(thread)) {
      return;
    }
    try {
      SyncTable.SyncEntry entry = SyncTable.entry(key);
      if (entry.clock == SyncClock.SILENT) {
        return;
      }
      entry.clock.takeLibrarys(thread);
      SyncClock readers = entry.existingReaders();
      if (readers != null) {
        readers.acquire(thread);
      }
      int site = thread.takeLockSite();
      if (!thread.locks.isEmpty()) {
        NestedLocks.taken(key, entry.clock, false, thread, thread.context, site);
      }
      LockHolding.hold(thread, key, entry.clock, site);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  public static void volatileRead(Object key) {
    acquire(key);
  }

  public static void volatileWrite(Object key) {
    release(key);
  }

  /** A read of a field that synchronises apart from the object's other fields. */
  public static void volatileReadApart(Object key) {
    acquire(key == null ? null : SyncTable.existingApart(key));
  }

  public static void volatileWriteApart(Object key) {
    release(apart(key));
  }

  static SyncClock apart(Object key) {
    try {
      return key == null ? null : SyncTable.apart(key);
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  /** Hooks of this thread do nothing until the matching end. */
  public static void ignoreBegin() {
    ThreadState.current().hidden++;
  }

  public static void ignoreEnd() {
    ThreadState.current().hidden--;
  }

  /** The thread takes no lock for which it would wait for ever, until the matching end. */
  public static void tryBegin() {
    ThreadState.current().trying++;
  }

  public static void tryEnd() {
    ThreadState.current().trying--;
  }

  /** The key is private to a library: from now on nothing on it orders threads. */
  public static void exempt(Object key) {
    if (key != null) {
      SyncTable.exempt(key);
    }
  }

  static boolean isHidden(ThreadState thread) {
    return (thread.quiet | thread.hidden) != 0;
  }

  /** The running thread is about to start another. */
  @DontInline
  public static void threadStart(Thread child) {
    try {
      Threads.starting(child, ThreadState.current());
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** A thread has done the last of its work. */
  @DontInline
  public static void threadExit(Thread thread) {
    try {
      Threads.ended(thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The running thread has seen that another has ended. */
  @DontInline
  public static void threadJoined(Thread ended) {
    try {
      Threads.seenEnded(ended, ThreadState.current());
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }
}
