// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.detector.Deadlocks;
import dev.heddle.runtime.detector.lockorder.Holding;
import dev.heddle.runtime.detector.lockorder.Knowledge;
import dev.heddle.runtime.detector.lockorder.Life;
import dev.heddle.runtime.detector.lockorder.LockOrder;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.hang.HangWatch;
import dev.heddle.runtime.internal.tap.LiveLock;
import dev.heddle.runtime.internal.tap.LiveReports;
import dev.heddle.runtime.internal.tap.Tap;
import java.util.concurrent.locks.StampedLock;
import jdk.internal.vm.annotation.DontInline;

/**
 * Tells of locks that threads take while they hold others, so that deadlocks can be predicted. Who
 * holds one lock at a time never comes here.
 */
public final class NestedLocks {
  /** Null if nobody wants to know. */
  private static volatile LockOrder order;

  private NestedLocks() {}

  /** Looks for deadlocks from now on. */
  public static void detectDeadlocks() {
    Deadlocks deadlocks = new Deadlocks(new LiveReports());
    order = deadlocks.order();
    HangWatch.want(deadlocks);
  }

  /** The thread in the order of locks. */
  public static Life life(ThreadState thread) {
    if (thread.life == null) {
      thread.life = new Life(thread.record, Knowledge.NONE);
    }
    return thread.life;
  }

  /** A thread that holds locks takes one, which is not among those that it holds yet. */
  @DontInline
  static void taken(
      Object lock, SyncClock clock, boolean isShared, ThreadState thread, long context, int site) {
    if (order != null && thread.trying == 0 && !thread.locks.contains(lock)) {
      tell(lock, clock, isShared, thread, context, site);
    }
  }

  /** After a wait at a monitor, which the thread has left and entered again. */
  static void takenAgain(Object lock, SyncClock clock, ThreadState thread, long context, int site) {
    if (order != null && thread.quiet == 0 && thread.locks.containOther(lock)) {
      tell(lock, clock, false, thread, context, site);
    }
  }

  private static void tell(
      Object lock, SyncClock clock, boolean isShared, ThreadState thread, long context, int site) {
    if (clock == SyncClock.SILENT) {
      return;
    }
    thread.quiet++;
    try {
      Context place = thread.contextAt(context, site);
      if (ContextCache.isCaptured(place) && life(thread).isDue(place)) {
        tell(lock, clock, isShared, thread, thread.life, place);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    } finally {
      thread.quiet--;
    }
  }

  /** Apart, so that what comes before is compiled soon. */
  @DontInline
  private static void tell(
      Object lock,
      SyncClock clock,
      boolean isShared,
      ThreadState thread,
      Life life,
      Context place) {
    LiveLock live = clock.lock(lock);
    Holding holding = life.holding();
    thread.locks.gather(holding, lock);
    if (!live.changesHands() && !order.knows(life, holding, live, isShared, place)) {
      tellAnew(lock, clock, live, isShared, thread, place);
    }
  }

  @DontInline
  private static void tellAnew(
      Object lock,
      SyncClock clock,
      LiveLock live,
      boolean isShared,
      ThreadState thread,
      Context place) {
    if (!NewLocks.isNew(lock, clock, thread)) {
      order.tell(thread.life, thread.life.holding(), live, isShared, place);
    }
  }

  /**
   * A lock is given back that the running thread does not seem to hold. Where that is no mistake of
   * the program, the lock is one that threads hand to each other, and who took it does not hold it
   * for long.
   */
  static void givenByAnother(Object lock, SyncClock clock, boolean isShared, ThreadState thread) {
    boolean hasOwner = !(lock instanceof StampedLock) && lock.getClass().getClassLoader() == null;
    if (hasOwner || clock == SyncClock.SILENT) {
      return;
    }
    clock.lock(lock).changeHands();
    if (Tap.HEARS_SYNCHRONISATION) {
      LockHolding.given(thread, lock, isShared ? null : clock);
    }
  }
}
