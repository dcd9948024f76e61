// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import jdk.internal.vm.annotation.ForceInline;

/** Class initialisation happens before every use of the class by another thread. */
public final class ClassInit {
  private ClassInit() {}

  /** At the end of a static initialiser: the clock that the class keeps. */
  public static SyncClock done(ThreadState thread) {
    try {
      SyncClock clock = SyncClock.make();
      clock.release(thread);
      return clock;
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  /** A thread uses a class whose initialiser has ended, or is still running on this thread. */
  @ForceInline
  public static void seen(SyncClock initialised, ThreadState thread) {
    if (initialised != thread.initialised && initialised != null) {
      acquire(initialised, thread);
    }
  }

  /** Only once in a row: a class is initialised once, and nothing is released to it later. */
  private static void acquire(SyncClock initialised, ThreadState thread) {
    initialised.acquire(thread);
    thread.initialised = initialised;
  }

  /** A thread uses a static field of another class. */
  @ForceInline
  public static void seenFar(ThreadState thread, int site) {
    FieldShadow field = Sites.fieldSite(site).known();
    if (field == null || field.initialised != 0) {
      seenClosely(thread, site);
    }
  }

  private static void seenClosely(ThreadState thread, int site) {
    try {
      seen(Sites.fieldSite(site).initialised(thread), thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }
}
