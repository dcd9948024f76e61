// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.LiveLock;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * What the threads that released something (a lock, a volatile field, a task) knew when they did.
 *
 * <p>{@code shared} is replaced by compare-and-set, because several threads may release at once.
 * {@code releasedAt} and {@code known} belong to the object as a lock: only its holder writes them.
 * A holder has acquired what they held before, so they are replaced and not joined. They are apart
 * from {@code shared} because a lock may also be an element handed over by a queue. Who takes the
 * lock learns both; who gets the element does not learn from the lock, unless it is a library's,
 * which others may find free without taking it.
 *
 * <p>Memory ordering: the next holder sees both fields by the lock itself. Who has found the lock
 * free loads {@code releasedAt} first and may then meet a later holder's {@code known}, which
 * includes all of the earlier one's.
 */
public class SyncClock {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long SHARED = UNSAFE.objectFieldOffset(SyncClock.class, "shared");
  private static final long LOCK = UNSAFE.objectFieldOffset(SyncClock.class, "lock");
  private static final long RELEASED_AT = UNSAFE.objectFieldOffset(SyncClock.class, "releasedAt");

  /** For what a library keeps to itself: nobody learns anything from it. */
  public static final SyncClock SILENT = new SyncClock();

  /** Null if nothing was released. */
  private volatile Release shared;

  /** When the last holder gave the lock back, zero if none has. */
  private long releasedAt;

  /** What that holder had learned of others by then. */
  private VectorClock known;

  /** What stands for a library's lock until that is known by its own name. */
  private static final LiveLock LIBRARYS = librarys();

  /**
   * The object as a lock; null if nobody has asked for it. For a library's it is set by the first
   * holder, before others can find the lock free again.
   */
  private LiveLock lock;

  SyncClock() {}

  public static SyncClock make() {
    return Tap.ON ? new TrackedClock() : new SyncClock();
  }

  /** The clock in a shadow field, made now if there was none. */
  static SyncClock in(Object base, long shadow) {
    SyncClock clock = (SyncClock) UNSAFE.getReferenceVolatile(base, shadow);
    if (clock != null) {
      return clock;
    }
    SyncClock made = make();
    Object there = UNSAFE.compareAndExchangeReference(base, shadow, null, made);
    return there == null ? made : (SyncClock) there;
  }

  /** Whether there is nothing to learn: the thread has learned last what was released last. */
  @ForceInline
  boolean isLearnedBy(ThreadState thread) {
    return !Oracle.ON
        && shared == thread.learned
        && lock == null
        && (!Tap.HEARS_SYNCHRONISATION || Tap.MAY_LEAVE_OUT && isHeardBy(thread));
  }

  /** Only where there is a tap. The silent clock is not told of to anybody. */
  private boolean isHeardBy(ThreadState thread) {
    return this == SILENT || ((TrackedClock) this).isHeardBy(thread);
  }

  /** Everything released so far happens before what the thread does from now on. */
  public void acquire(ThreadState thread) {
    if (!Tap.NEEDS_CLOCKS) {
      return;
    }
    if (Oracle.ON && this != SILENT) {
      acquireWithOracle(thread);
    } else if (Tap.HEARS_SYNCHRONISATION && this != SILENT) {
      acquireTapped(thread, isLibrarys(), false);
    } else {
      learn(thread, isLibrarys());
    }
  }

  private static LiveLock librarys() {
    LiveLock lock = new LiveLock(null);
    lock.isLibrarys = true;
    return lock;
  }

  private boolean isLibrarys() {
    LiveLock known = lock;
    return known != null && known.isLibrarys;
  }

  /** The object, whose clock this is, as a lock that the running thread holds or takes. */
  public LiveLock lock(Object object) {
    LiveLock known = lock;
    return known != null && known != LIBRARYS ? known : name(object);
  }

  /** Readers may ask at the same time, so it is set by compare-and-set. */
  @DontInline
  private LiveLock name(Object object) {
    LiveLock made = new LiveLock(SyncTable.entry(object));
    while (true) {
      LiveLock known = lock;
      if (known != null && known != LIBRARYS) {
        return known;
      }
      made.isLibrarys = known != null;
      if (UNSAFE.compareAndSetReference(this, LOCK, known, made)) {
        return made;
      }
    }
  }

  private void learn(ThreadState thread, boolean fromHolder) {
    if (fromHolder) {
      learnFromHolder(thread);
    }
    learnShared(thread);
  }

  private void acquireTapped(ThreadState thread, boolean fromHolder, boolean isLock) {
    Tap.begin(thread);
    try {
      learn(thread, fromHolder);
      ((TrackedClock) this).acquired(thread, isLock);
    } finally {
      Tap.end(thread);
    }
  }

  /** Only where there is a tap, and for all but the silent clock. */
  Channel channel() {
    return ((TrackedClock) this).channel;
  }

  /** The naive detector has one clock for both. */
  private synchronized void acquireWithOracle(ThreadState thread) {
    learn(thread, true);
    Oracle.acquire(this, thread);
  }

  /** The thread has taken the lock, and comes after its earlier holders too. */
  void take(ThreadState thread) {
    if (!Tap.NEEDS_CLOCKS) {
      return;
    }
    if (Oracle.ON && this != SILENT) {
      acquireWithOracle(thread);
    } else if (Tap.HEARS_SYNCHRONISATION && this != SILENT) {
      acquireTapped(thread, true, true);
    } else {
      learn(thread, true);
    }
  }

  /** The same for a lock that a library has taken unseen: an order in every schedule, then. */
  void takeUnseen(ThreadState thread) {
    if (Tap.HEARS_SYNCHRONISATION && Tap.NEEDS_CLOCKS && !Oracle.ON && this != SILENT) {
      acquireTapped(thread, true, false);
    } else {
      take(thread);
    }
  }

  /** The same for a library's lock. */
  void takeLibrarys(ThreadState thread) {
    if (this != SILENT) {
      if (lock == null) {
        lock = LIBRARYS;
      } else if (!lock.isLibrarys) {
        lock.isLibrarys = true;
      }
      if (Tap.HEARS_SYNCHRONISATION) {
        ((TrackedClock) this).takenInLibrary();
      }
      take(thread);
    }
  }

  /** Whether nobody has given the lock back yet but this thread, and only since that epoch. */
  boolean isUnusedBefore(long epoch, ThreadState thread) {
    return releasedAt == 0 || releasedAt >= epoch && thread.isOwn(releasedAt);
  }

  private void learnFromHolder(ThreadState thread) {
    long instant = UNSAFE.getLongAcquire(this, RELEASED_AT);
    if (instant != 0 && !thread.isOwn(instant)) {
      thread.learn(instant, known);
    }
  }

  private void learnShared(ThreadState thread) {
    Release released = shared;
    if (released != null) {
      thread.learn(released);
    }
  }

  /** What the thread has done up to now is added to what was released before. */
  public void release(ThreadState thread) {
    if (this == SILENT) {
      return;
    }
    if (Oracle.ON) {
      releaseWithOracle(thread);
    } else if (Tap.HEARS_SYNCHRONISATION) {
      releaseTapped(thread, false);
    } else {
      publish(thread);
    }
  }

  /** Told with the accesses that come before: publishing may tell some that were put off. */
  private void releaseTapped(ThreadState thread, boolean isLock) {
    Tap.begin(thread);
    try {
      long epoch = thread.epoch;
      if (!isLock || !renew(thread)) {
        publish(thread);
      } else {
        thread.tick();
      }
      ((TrackedClock) this).released(thread, epoch, isLock);
    } finally {
      Tap.end(thread);
    }
  }

  private synchronized void releaseWithOracle(ThreadState thread) {
    publish(thread);
    Oracle.release(this, thread);
  }

  @DontInline
  private void publish(ThreadState thread) {
    if (!Tap.NEEDS_CLOCKS) {
      thread.tick();
      return;
    }
    Release before;
    do {
      before = shared;
    } while (!replace(before, Release.after(before, thread)));
    thread.tick();
  }

  /** Adds what was not done by a thread, but in some other order of events. */
  void add(VectorClock instants) {
    Release before;
    do {
      before = shared;
    } while (!replace(before, Release.after(before, instants)));
  }

  /** The thread, which holds the lock and has acquired this clock, gives the lock back. */
  void giveBack(ThreadState thread) {
    if (this == SILENT) {
      return;
    }
    if (Oracle.ON) {
      giveBackWithOracle(thread);
    } else if (Tap.HEARS_SYNCHRONISATION) {
      releaseTapped(thread, true);
    } else if (renew(thread)) {
      thread.tick();
    } else {
      publish(thread);
    }
  }

  private synchronized void giveBackWithOracle(ThreadState thread) {
    if (renew(thread)) {
      thread.tick();
    } else {
      publish(thread);
    }
    Oracle.release(this, thread);
  }

  /**
   * The thread leaves the lock once but seems to hold it still. The epoch goes on, since nobody
   * else can have the lock; should its earlier exit have gone unseen, the next holder learns of it
   * here.
   */
  void giveBackInner(ThreadState thread) {
    if (this != SILENT && !renew(thread)) {
      publish(thread);
    }
  }

  /** False if another thread has given the lock back meanwhile, as only a broken program can. */
  private boolean renew(ThreadState thread) {
    if (!Tap.NEEDS_CLOCKS) {
      thread.tellSweeps();
      releasedAt = thread.epoch;
      return true;
    }
    long before = releasedAt;
    if (before != 0 && !thread.knows(before)) {
      return false;
    }
    thread.tellSweeps();
    VectorClock learned = thread.known();
    if (known != learned) {
      // Storing it again would cost the collector's barrier.
      known = learned;
    }
    UNSAFE.putLongRelease(this, RELEASED_AT, thread.epoch);
    return true;
  }

  /** What has been released so far. */
  Release released() {
    return shared;
  }

  /** Replaces what has been released, unless others have released meanwhile. */
  boolean replace(Release before, Release after) {
    return UNSAFE.compareAndSetReference(this, SHARED, before, after);
  }
}
