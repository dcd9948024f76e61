// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.internal.detect.Instances;
import dev.heddle.runtime.internal.thread.SpinLock;
import java.lang.ref.WeakReference;

/** A lock of the running program. */
public final class LiveLock extends Lock {
  private static final SpinLock COUNTING = new SpinLock();

  /** How many locks there have been; guarded by COUNTING. */
  private static long count;

  private final long number = next();
  private final WeakReference<Object> lock;
  private String name;

  /** Made when somebody asks; two threads may make one each. */
  private LockSet alone;

  /** Whether it is one that others may find free without taking it. */
  public boolean isLibrarys;

  public LiveLock(WeakReference<Object> lock) {
    this.lock = lock;
  }

  /** The set of this lock only; most sets are such. */
  public LockSet alone() {
    LockSet known = alone;
    if (known == null) {
      known = LockSet.of(this);
      alone = known;
    }
    return known;
  }

  private static long next() {
    COUNTING.lock();
    try {
      return ++count;
    } finally {
      COUNTING.unlock();
    }
  }

  @Override
  public long number() {
    return number;
  }

  /** Asked for while the lock is held, or it would have no name. */
  @Override
  public synchronized String name() {
    if (name == null) {
      Object held = lock.get();
      name = held == null ? "a lock" : Instances.name(held);
    }
    return name;
  }
}
