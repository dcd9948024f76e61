// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.SyncTable;
import jdk.internal.vm.annotation.ReservedStackAccess;

/**
 * The monitors of woven code: synchronized blocks and methods, and waiting.
 *
 * <p>Here and wherever else edges are noted, the JVM lends some stack where the program's own is at
 * its end: an edge that got lost in a stack overflow would make a false report later.
 */
public final class Monitors {
  private Monitors() {}

  /** After a monitor was entered. */
  @ReservedStackAccess
  public static void enter(Object lock, ThreadState thread, long context, int site) {
    if (lock == null || thread.quiet != 0) {
      return;
    }
    try {
      SyncClock clock = SyncTable.clock(lock);
      clock.acquire(thread);
      thread.locks.push(lock, clock, site);
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** Before a monitor is left. */
  @ReservedStackAccess
  public static void exit(Object lock, ThreadState thread) {
    if (lock == null || thread.quiet != 0) {
      return;
    }
    try {
      SyncClock clock = thread.locks.pop(lock);
      if (clock == null) {
        clock = SyncTable.clock(lock);
      }
      clock.release(thread);
    } catch (Throwable e) {
      Checking.failed(e);
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
        clock.acquire(thread);
      }
    }
  }

  @ReservedStackAccess
  private static SyncClock leave(Object lock, ThreadState thread) {
    if (lock == null || thread.quiet != 0 || !Thread.holdsLock(lock)) {
      return null;
    }
    try {
      SyncClock clock = SyncTable.clock(lock);
      clock.release(thread);
      return clock;
    } catch (Throwable e) {
      Checking.failed(e);
      return null;
    }
  }
}
