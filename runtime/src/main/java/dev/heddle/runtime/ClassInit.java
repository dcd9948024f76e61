// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.HandleTable;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

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

  /**
   * A thread has made sure that the class is initialised, or comes by what that has left: by {@code
   * Class.forName} and the like. Nothing is known if it only has loaded it.
   */
  public static void ensured(Object subject, ThreadState thread, long context, int site) {
    if (!(subject instanceof Class<?> type) || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      if (!Memory.UNSAFE.shouldBeInitialized(type)) {
        used(type, thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The same where the caller says whether that is what it wants. */
  public static void ensured(
      Object subject, boolean initialise, ThreadState thread, long context, int site) {
    if (initialise) {
      ensured(subject, thread, context, site);
    }
  }

  /** A thread uses a class that is initialised. */
  static void used(Class<?> type, ThreadState thread) {
    if (type.getClassLoader() != null) {
      FieldTable.seeInitialised(type, thread);
    }
  }

  /**
   * What the access that follows would do first; it throws what that would throw, from a frame that
   * the program does not see.
   */
  @Hidden
  static void ensure(HandleTable.Handle known, ThreadState thread) {
    if (!(known.base() instanceof Class<?> type)) {
      return;
    }
    if (!known.isInitialised) {
      // The thread whose initialiser is running goes on at once.
      Memory.UNSAFE.ensureClassInitialized(type);
      known.isInitialised = !Memory.UNSAFE.shouldBeInitialized(type);
    }
    try {
      used(type, thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }
}
