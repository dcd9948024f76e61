// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;

/**
 * What the threads that released something (a lock, a volatile field, a task) knew when they did.
 *
 * <p>{@code clock} is replaced by compare-and-set where several threads may release at once, and by
 * a plain store where the program's own lock admits one releaser only. {@code released} is a hint
 * written under such a lock: the last releaser's epoch; a thread that knows it knows the clock.
 */
public final class SyncClock {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long CLOCK = UNSAFE.objectFieldOffset(SyncClock.class, "clock");

  private volatile VectorClock clock = VectorClock.EMPTY;
  private volatile long released;

  /** Everything released so far happens before what the thread does from now on. */
  public void acquire(ThreadState thread) {
    long epoch = released;
    if (epoch != 0 && thread.knows(epoch)) {
      return;
    }
    thread.learn(clock);
  }

  /** Release where other threads may release at the same time: adds to what was released before. */
  public void release(ThreadState thread) {
    VectorClock mine = thread.snapshot();
    VectorClock before;
    released = 0;
    do {
      before = clock;
    } while (!UNSAFE.compareAndSetReference(this, CLOCK, before, before.join(mine)));
    thread.tick();
  }

  /** Release by the only possible releaser, who has acquired this clock before. */
  public void releaseExclusively(ThreadState thread) {
    long epoch = thread.epoch;
    VectorClock mine = thread.snapshot();
    released = 0;
    clock = clock.join(mine);
    released = epoch;
    thread.tick();
  }
}
