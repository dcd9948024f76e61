// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.Tap;
import jdk.internal.vm.annotation.DontInline;

/** The monitors of woven code: synchronized blocks and methods, and waiting. */
public final class Monitors {
  private Monitors() {}

  /** The clock of a monitor, for the object to keep. */
  @DontInline
  public static SyncClock clock(Object lock) {
    if (lock == null) {
      return null;
    }
    try {
      return SyncTable.clock(lock);
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  /**
   * Before a monitor is entered: its clock. Looked up now, since asking a locked object for its
   * hash makes HotSpot inflate the monitor.
   */
  @DontInline
  public static SyncClock clock(Object lock, int site) {
    if (lock == null) {
      return null;
    }
    try {
      return MonitorSites.clock(lock, site);
    } catch (Throwable e) {
      Checking.failed(e);
      return null;
    }
  }

  /** After a monitor was entered whose clock is not at hand. */
  @DontInline
  public static void enter(Object lock, ThreadState thread, long context, int site) {
    enter(lock, clock(lock, site), thread, context, site);
  }

  /** After a monitor was entered. */
  @DontInline
  public static void enter(
      Object lock, SyncClock clock, ThreadState thread, long context, int site) {
    if (clock == null || thread.quiet != 0) {
      return;
    }
    try {
      clock.take(thread);
      if (!thread.locks.isEmpty()) {
        NestedLocks.taken(lock, clock, false, thread, context, site);
      }
      LockHolding.hold(thread, lock, clock, site);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Before a monitor is left. */
  @DontInline
  public static void exit(Object lock, ThreadState thread) {
    if (lock == null || thread.quiet != 0) {
      return;
    }
    try {
      SyncClock clock = LockHolding.letGo(thread, lock);
      if (clock == null) {
        SyncTable.clock(lock).release(thread);
      } else if (thread.locks.clock(lock) != null) {
        clock.giveBackInner(thread);
      } else {
        clock.giveBack(thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Waits as {@link Object#wait(long, int)} does; the monitor is left and entered again. */
  public static void await(
      Object lock, long millis, int nanos, ThreadState thread, long context, int site)
      throws InterruptedException {
    SyncClock clock = leave(lock, thread);
    try {
      lock.wait(millis, nanos);
    } finally {
      if (clock != null) {
        enterAgain(lock, clock, thread);
        NestedLocks.takenAgain(lock, clock, thread, context, site);
      }
    }
  }

  private static void enterAgain(Object lock, SyncClock clock, ThreadState thread) {
    try {
      clock.take(thread);
      if (Tap.HEARS_SYNCHRONISATION && thread.locks.clock(lock) != null) {
        LockHolding.taken(thread, lock, clock, 0);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /**
   * After a wait in a library's code, or after a library has entered the monitor unseen. Then it is
   * no lock that the thread is known to hold, and whoever predicts races takes it for an order that
   * every schedule has.
   */
  static void enterAgain(Object lock, ThreadState thread) {
    if (lock == null || thread.quiet != 0 || !Thread.holdsLock(lock)) {
      return;
    }
    try {
      SyncClock clock = thread.locks.clock(lock);
      if (clock == null) {
        SyncTable.clock(lock).takeUnseen(thread);
      } else {
        enterAgain(lock, clock, thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /**
   * Before a wait, and wherever others may get the monitor unseen: its clock, or null if the thread
   * does not hold it.
   */
  static SyncClock leave(Object lock, ThreadState thread) {
    if (lock == null || thread.quiet != 0 || !Thread.holdsLock(lock)) {
      return null;
    }
    try {
      SyncClock clock = thread.locks.clock(lock);
      if (clock == null) {
        clock = SyncTable.clock(lock);
        clock.release(thread);
      } else {
        if (Tap.HEARS_SYNCHRONISATION) {
          LockHolding.given(thread, lock, clock);
        }
        clock.giveBack(thread);
      }
      return clock;
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }
}
