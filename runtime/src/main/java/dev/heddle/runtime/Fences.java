// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/**
 * Fences in woven code. A fence that releases makes the thread's next opaque writes release, one
 * that acquires makes its last opaque read an acquire; two fences also meet at a clock that all
 * fences share, because what is between them may be any access.
 */
public final class Fences {
  private static final SyncClock SHARED = SyncClock.make();

  private Fences() {}

  /** At a fence; the mode says whether it acquires, releases or both. */
  public static void at(Object none, ThreadState thread, long context, int site, int mode) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      if ((mode & VariableAccess.RELEASE) != 0) {
        thread.variable().releaseOpaqueWrites();
        SHARED.release(thread);
      }
      if ((mode & VariableAccess.ACQUIRE) != 0) {
        thread.variable().acquireOpaqueRead(thread);
        SHARED.acquire(thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }
}
