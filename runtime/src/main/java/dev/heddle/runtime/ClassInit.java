// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/** Class initialisation happens before every use of the class by another thread. */
public final class ClassInit {
  private ClassInit() {}

  /** At the end of a static initialiser: the clock that the class keeps. */
  public static SyncClock done(ThreadState thread) {
    try {
      SyncClock clock = new SyncClock();
      clock.release(thread);
      return clock;
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  /** A thread uses a class whose initialiser has ended, or is still running on this thread. */
  public static void seen(SyncClock initialised, ThreadState thread) {
    if (initialised != null) {
      initialised.acquire(thread);
    }
  }

  /** A thread uses a static field of another class. */
  public static void seenFar(ThreadState thread, int site) {
    try {
      seen(Sites.fieldSite(site).initialised(), thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }
}
