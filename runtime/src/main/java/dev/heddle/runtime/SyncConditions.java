// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.ProgramCode;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Threads;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.locks.ReentrantLock;
import jdk.internal.misc.Unsafe;

/**
 * What hooks inside library methods call beyond {@link Sync}: the library model's rarer verbs, and
 * the questions that a condition can ask.
 */
public final class SyncConditions {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long SYNCHRONISER = UNSAFE.objectFieldOffset(ReentrantLock.class, "sync");

  private static volatile boolean acquiredAll;

  private SyncConditions() {}

  /** The key of a verb that holds on a condition; all but a few verbs ignore null. */
  public static Object onlyIf(boolean condition, Object key) {
    return condition ? key : null;
  }

  /** Before a compare-and-set in library code, which releases only if it succeeds. */
  public static void tryRelease(Object key) {
    ThreadState thread = ThreadState.current();
    thread.variable().forget();
    if (key == null || Sync.isHidden(thread)) {
      return;
    }
    try {
      thread.variable().locate(SyncTable.clock(key));
      thread.variable().release(thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The same for a field that synchronises apart from the object's other fields. */
  public static void tryReleaseApart(Object key) {
    tryRelease(Sync.apart(key));
  }

  /** After that compare-and-set. */
  public static void tried(boolean succeeded) {
    ThreadState thread = ThreadState.current();
    Variable variable = thread.variable();
    if (!succeeded && variable.isLocated()) {
      variable.withdraw(thread);
    }
    variable.forget();
  }

  /** A lock that the thread may hold in another mode already was converted to the write lock. */
  public static void convertWrite(Object key) {
    if (key != null) {
      forget(key);
      Sync.tryBegin();
      Sync.lockWrite(key);
      Sync.tryEnd();
    }
  }

  /** A lock that the thread may hold in another mode already was converted to a read lock. */
  public static void convertShared(Object key) {
    if (key != null) {
      forget(key);
      Sync.tryBegin();
      Sync.lockShared(key);
      Sync.tryEnd();
    }
  }

  private static void forget(Object key) {
    ThreadState thread = ThreadState.current();
    if (LockHolding.letGo(thread, key) == null) {
      LockHolding.letGoShared(thread, key);
    }
  }

  /** What the thread reads from now on may be torn; it is going to ask before it uses it. */
  public static void optimistic(Object key) {
    optimistic(true, key);
  }

  /** The same; if the condition does not hold, it knows that it must not use it. */
  public static void optimistic(boolean condition, Object key) {
    ThreadState thread = ThreadState.current();
    if (key == null || Sync.isHidden(thread)) {
      return;
    }
    Sync.acquire(key, thread);
    try {
      thread.tellSweeps();
      OptimisticSection.begin(key, !condition, thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The thread is about to ask whether what it has read is good. */
  public static void validating(Object key) {
    ThreadState thread = ThreadState.current();
    if (key == null || Sync.isHidden(thread)) {
      return;
    }
    try {
      OptimisticSection.asking(key, thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The end of optimistic reading, with success. */
  public static void validate(Object key) {
    validate(true, key);
  }

  /**
   * The end of optimistic reading; if the condition does not hold, what was read is thrown away.
   */
  public static void validate(boolean condition, Object key) {
    ThreadState thread = ThreadState.current();
    if (key == null || Sync.isHidden(thread)) {
      return;
    }
    Sync.acquire(key, thread);
    try {
      OptimisticSection.asked(key, condition, thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The thread has taken the lock instead of asking. */
  public static void giveUp(Object key) {
    ThreadState thread = ThreadState.current();
    if (key == null || thread.section == null) {
      return;
    }
    try {
      OptimisticSection.locked(key, thread);
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Comes after the earlier holders of the key's monitor, if the thread holds that now. */
  public static void acquireMonitor(Object key) {
    if (key == null) {
      return;
    }
    ThreadState thread = ThreadState.current();
    if (!Sync.isHidden(thread)) {
      Monitors.enterAgain(key, thread);
    }
  }

  /** Comes before the next holder of the key's monitor, if the thread holds that now. */
  public static void releaseMonitor(Object key) {
    if (key == null) {
      return;
    }
    ThreadState thread = ThreadState.current();
    if (!Sync.isHidden(thread)) {
      Monitors.leave(key, thread);
    }
  }

  /**
   * The same for a library that has entered a monitor around the program's code. If the program
   * holds it anyhow, there is nothing to tell, and whoever counts locks is not to think it free.
   */
  public static void acquireUnlessHeld(Object key) {
    if (key != null && ThreadState.current().locks.clock(key) == null) {
      acquireMonitor(key);
    }
  }

  /** Before a library leaves such a monitor. */
  public static void releaseUnlessHeld(Object key) {
    if (key != null && ThreadState.current().locks.clock(key) == null) {
      releaseMonitor(key);
    }
  }

  /** Orders this thread after all that any thread has done so far. */
  public static void acquireAll(Object key) {
    acquiredAll = true;
    try {
      Threads.learnAll(ThreadState.current());
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  public static void acquireAll(boolean condition, Object key) {
    if (condition) {
      acquireAll(key);
    }
  }

  public static void acquireAllAtFirst(boolean condition, Object key) {
    if (condition) {
      acquireAllAtFirst(key);
    }
  }

  /** The same, for a thread that may still be in a method as it was before it got its hooks. */
  public static void acquireAllAtFirst(Object key) {
    if (!acquiredAll) {
      try {
        Threads.learnAll(ThreadState.current());
      } catch (Throwable e) {
        Checking.lost(e);
      }
    }
  }

  /** Library code reads all fields of an object that are not transient. */
  public static void readFields(Object key) {
    WholeObjects.readFields(key);
  }

  public static void fillFields(Object key) {
    WholeObjects.fillFields(key);
  }

  /** A dynamic call site in that class has been linked. */
  public static void link(Object type) {
    Sync.volatileWriteApart(type);
  }

  /**
   * The thread has come by a dynamic call site in that class, which another may have linked: the
   * JVM shows a linked call site to all threads, and with it what its bootstrap method did.
   */
  public static void reachLinked(Object type) {
    Sync.volatileReadApart(type);
  }

  /** The key looks up in a class that stays as it is, because no agent gets to see it. */
  public static void leaveUnchecked(Object key) {
    if (key instanceof MethodHandles.Lookup lookup) {
      HiddenClasses.made(lookup.lookupClass());
    }
  }

  /** Stands for one element of an atomic array. */
  public static Object element(Object array, int index) {
    try {
      AtomicCell cell = AtomicCell.of(array, index);
      return cell == null ? null : cell.clock;
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  /** Stands for the volatile field at that place of an object. */
  public static Object variable(Object owner, long offset) {
    try {
      return VariableAccess.clock(owner, offset);
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  /**
   * Stands for what a ClassValue has for a class; null for one of the JDK's or heddle's own, which
   * order nobody.
   */
  public static Object value(Object value, Object type) {
    try {
      return type != null && isApplicationDefined(value)
          ? ComputedValues.clock(value, (Class<?>) type)
          : null;
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  /** Acquires every element of an array; the key is ignored if it is none. */
  public static void acquireElements(Object key) {
    if (key instanceof Object[] elements) {
      for (Object element : elements) {
        Sync.acquire(element);
      }
    }
  }

  /** Releases every element of an array; the key is ignored if it is none. */
  public static void releaseElements(Object key) {
    if (key instanceof Object[] elements) {
      for (Object element : elements) {
        Sync.release(element);
      }
    }
  }

  /** The thread has made a lock. */
  public static void make(Object key) {
    if (key != null) {
      NewLocks.made(key, ThreadState.current());
    }
  }

  /** The lock or counter is private to a library and orders nothing. */
  public static void exempt(Object key) {
    Sync.exempt(key instanceof ReentrantLock ? UNSAFE.getReference(key, SYNCHRONISER) : key);
  }

  public static void threadStart(Object key) {
    if (key instanceof Thread thread) {
      Sync.threadStart(thread);
    }
  }

  public static void threadExit(Object key) {
    if (key instanceof Thread thread) {
      Sync.threadExit(thread);
    }
  }

  public static void threadJoined(Object key) {
    if (key instanceof Thread thread) {
      Sync.threadJoined(thread);
    }
  }

  public static boolean isNull(Object value) {
    return value == null;
  }

  public static boolean isNotNegative(int value) {
    return value >= 0;
  }

  public static boolean isNotNegative(long value) {
    return value >= 0;
  }

  public static boolean isPositive(int value) {
    return value > 0;
  }

  public static boolean isPositive(long value) {
    return value > 0;
  }

  public static boolean isEqual(int value, int other) {
    return value == other;
  }

  public static boolean isEqual(long value, int other) {
    return value == other;
  }

  /** Whether the object's class is the program's own and not the JDK's. */
  public static boolean isApplicationDefined(Object value) {
    return value != null && ProgramCode.has(value.getClass());
  }

  /** Whether the program's code runs when the stream is used. */
  public static boolean isOverApplication(Object stream) {
    return ProgramCode.isIn(stream);
  }
}
