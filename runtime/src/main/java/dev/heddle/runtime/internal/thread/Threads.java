// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import dev.heddle.runtime.NestedLocks;
import dev.heddle.runtime.Release;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.detector.lockorder.Knowledge;
import dev.heddle.runtime.detector.lockorder.Life;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.hang.HangWatch;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.tap.Tap;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** Finds the state of a thread: in the thread itself, or in a table. */
public final class Threads {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long ID = UNSAFE.objectFieldOffset(Thread.class, "tid");
  private static final long LOCK = lockField();

  private static final IdentityTable<ThreadEntry> TABLE =
      new IdentityTable<>() {
        @Override
        protected ThreadEntry create(Object thread) {
          return new ThreadEntry(thread);
        }
      };

  private Threads() {}

  /** What is kept for a thread from before its start until after its end. */
  private static final class ThreadEntry extends IdentityTable.Entry {
    /** Written by the starter before the start; the new thread takes it over. */
    volatile Release start;

    volatile Context startedAt;

    /** Of the running thread; null before its first event and after its end. */
    volatile ThreadState state;

    /** What the thread knew at its end; null until then. */
    volatile Release end;

    /**
     * What the thread knows at its start of those that take locks before, and what it leaves at its
     * end; null if nothing.
     */
    volatile Knowledge locking;

    /** The thread as detectors know it, after its end. */
    volatile ThreadRecord ended;

    ThreadEntry(Object thread) {
      super(thread);
    }
  }

  /** The thread's number; read from the field, since programs may override {@code getId}. */
  @ForceInline
  public static long id(Thread thread) {
    return UNSAFE.getLong(thread, ID);
  }

  /** Asked by name, since older JDKs have no virtual threads. */
  public static boolean isVirtual(Thread thread) {
    return thread.getClass().getName().equals("java.lang.VirtualThread");
  }

  /**
   * Where a thread has the object that it locks while it is interrupted. The JDK asks nothing of it
   * but that it is another for each thread, so that it may as well be the thread's state.
   */
  private static long lockField() {
    for (String name : new String[] {"interruptLock", "blockerLock"}) {
      try {
        return UNSAFE.objectFieldOffset(Thread.class, name);
      } catch (InternalError e) {
        // It has the other name, or none: then the table has to do.
      }
    }
    return -1;
  }

  /** The thread's state, or whatever else there is if it has none. */
  @ForceInline
  public static Object kept(Thread thread) {
    return LOCK < 0 ? null : UNSAFE.getReference(thread, LOCK);
  }

  private static void keep(Thread thread, Object lock) {
    if (LOCK >= 0) {
      UNSAFE.putReferenceVolatile(thread, LOCK, lock);
    }
  }

  /** The thread's state, made if it has none yet. */
  @DontInline
  public static ThreadState lookUp(Thread thread) {
    return state(TABLE.get(thread), thread);
  }

  private static ThreadState state(ThreadEntry entry, Thread thread) {
    ThreadState state = entry.state;
    if (state == null) {
      if (entry.end != null) {
        return ThreadState.afterEnd(thread);
      }
      Release start = entry.start;
      VectorClock inherited = start == null ? VectorClock.EMPTY : start.all();
      state = ThreadState.begin(thread, inherited, entry.startedAt);
      if (Oracle.ON) {
        Oracle.begin(state);
      }
      if (entry.locking != null) {
        state.life = new Life(state.record, entry.locking);
      }
      entry.state = state;
      entry.start = null;
      keep(thread, state);
    }
    return state;
  }

  /** The running thread is about to start another. */
  public static void starting(Thread child, ThreadState parent) {
    ContextCache.startCapturing();
    HangWatch.begin(parent);
    ThreadEntry entry = TABLE.get(child);
    if (Oracle.ON) {
      Oracle.release(child, parent);
    }
    entry.start = Release.of(parent);
    entry.startedAt = parent.contextAt(parent.context, 0);
    entry.locking = parent.life == null ? null : parent.life.start();
    if (!isVirtual(child) || Tap.ON) {
      // A virtual thread may wait long among many for its turn; its state would wait with it.
      ThreadState state = state(entry, child);
      if (Tap.ON) {
        tellStarted(parent, state);
      }
    }
    parent.tick();
  }

  private static void tellStarted(ThreadState parent, ThreadState child) {
    Tap.begin(parent);
    try {
      Tap.started(parent.record, child.record);
    } finally {
      Tap.end(parent);
    }
  }

  /** The thread has run its last instruction of the program. */
  public static void ended(Thread thread) {
    ThreadEntry entry = TABLE.find(thread);
    if (entry == null) {
      return;
    }
    ThreadState state = entry.state;
    if (state == null) {
      // It did nothing that was seen; its starter's knowledge still passes through it.
      entry.end = entry.start == null ? Release.NOTHING : entry.start;
      return;
    }
    state.endOptimisticReading();
    if (Oracle.ON) {
      Oracle.release(thread, state);
    }
    entry.end = Release.of(state);
    entry.locking = state.life == null ? null : state.life.end();
    entry.ended = state.record;
    if (Tap.ON) {
      Tap.begin(state);
      try {
        Tap.ended(state.record);
      } finally {
        Tap.end(state);
      }
    }
    entry.state = null;
    keep(thread, new Object());
    Slots.giveBack(state.record, state.epoch);
    IdentityTable.tidySome();
  }

  /** The running thread has seen that the other has ended. */
  public static void seenEnded(Thread thread, ThreadState observer) {
    ThreadEntry entry = TABLE.find(thread);
    if (entry != null && entry.end != null) {
      observer.learn(entry.end);
      if (entry.locking != null) {
        NestedLocks.life(observer).learn(entry.locking);
      }
      if (Tap.ON && entry.ended != null) {
        Tap.begin(observer);
        try {
          Tap.joined(observer.record, entry.ended);
        } finally {
          Tap.end(observer);
        }
      }
      if (Oracle.ON) {
        Oracle.acquire(thread, observer);
      }
    }
  }

  /** The program ends, and the threads that still run with it. */
  public static void endOptimisticReading() {
    for (ThreadState state : running()) {
      state.endOptimisticReading();
    }
  }

  /**
   * Whether a thread knew of an event at an instant of its own, as far as that can still be told:
   * it did not if it does not know of it by now.
   */
  public static boolean mayHaveKnown(long instant, long event) {
    ThreadRecord record = Slots.ownerAt(instant);
    ThreadState state = record == null ? null : record.state();
    return state == null || state.knows(event);
  }

  /** Makes the shadows of arrays hold what threads have done that are still running. */
  public static void tellSweeps() {
    for (ThreadState state : running()) {
      state.tellSweepsFromOutside();
    }
  }

  /**
   * All threads that run, as far as they have done anything. Collected first: nothing much may be
   * done under the table's lock.
   */
  public static List<ThreadState> running() {
    List<ThreadState> running = new ArrayList<>();
    TABLE.forEach(
        new IdentityTable.Visitor<ThreadEntry>() {
          @Override
          public void visit(ThreadEntry entry) {
            ThreadState state = entry.state;
            if (state != null) {
              running.add(state);
            }
          }
        });
    return running;
  }

  /** Whether the thread that was at an instant is running, and knows of another's event by now. */
  public static boolean knows(long instant, long event) {
    ThreadRecord record = Slots.ownerAt(instant);
    ThreadState state = record == null ? null : record.state();
    return state != null && state.knows(event);
  }

  /** The observer is ordered after all that other threads have done up to now. */
  public static void learnAll(ThreadState observer) {
    if (Tap.ON) {
      Tap.begin(observer);
      try {
        Slots.learnAll(observer);
        Tap.acquiredAll(observer.record);
      } finally {
        Tap.end(observer);
      }
      return;
    }
    Slots.learnAll(observer);
    if (Oracle.ON) {
      TABLE.forEach(entry -> tellOracle(entry, observer));
    }
  }

  private static void tellOracle(ThreadEntry entry, ThreadState observer) {
    ThreadState state = entry.state;
    Object thread = entry.get();
    if (state != null && state != observer) {
      Oracle.acquireUpToNow(state, observer);
    }
    if (entry.end != null && thread != null) {
      Oracle.acquire(thread, observer);
    }
  }
}
