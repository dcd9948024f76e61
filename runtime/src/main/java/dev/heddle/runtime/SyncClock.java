// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;

/**
 * What the threads that released something (a lock, a volatile field, a task) knew when they did.
 *
 * <p>{@code clock} is replaced by compare-and-set, because several threads may release at once;
 * even a lock, which one thread at a time gives back, may also be an element handed over by a
 * queue.
 */
public final class SyncClock {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long CLOCK = UNSAFE.objectFieldOffset(SyncClock.class, "clock");

  /** For what a library keeps to itself: nobody learns anything from it. */
  public static final SyncClock SILENT = new SyncClock();

  private volatile VectorClock clock = VectorClock.EMPTY;

  /** Everything released so far happens before what the thread does from now on. */
  public void acquire(ThreadState thread) {
    if (this == SILENT) {
      return;
    }
    if (Oracle.ON) {
      acquireWithOracle(thread);
    } else {
      thread.learn(clock);
    }
  }

  private synchronized void acquireWithOracle(ThreadState thread) {
    thread.learn(clock);
    Oracle.acquire(this, thread);
  }

  /** What the thread has done up to now is added to what was released before. */
  public void release(ThreadState thread) {
    if (this == SILENT) {
      return;
    }
    if (Oracle.ON) {
      releaseWithOracle(thread);
    } else {
      publish(thread);
    }
  }

  private synchronized void releaseWithOracle(ThreadState thread) {
    publish(thread);
    Oracle.release(this, thread);
  }

  private void publish(ThreadState thread) {
    VectorClock mine = thread.snapshot();
    VectorClock before;
    do {
      before = clock;
    } while (!UNSAFE.compareAndSetReference(this, CLOCK, before, before.join(mine)));
    thread.tick();
  }

  /** What has been released so far. */
  VectorClock released() {
    return clock;
  }

  /** Replaces what has been released, unless others have released meanwhile. */
  boolean replace(VectorClock before, VectorClock after) {
    return UNSAFE.compareAndSetReference(this, CLOCK, before, after);
  }
}
