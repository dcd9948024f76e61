// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.thread.Threads;
import java.lang.ref.WeakReference;

/**
 * The final fields that a thread has read of objects which reached it through a race.
 *
 * <p>The Java memory model (JLS 17.5) orders what a constructor did before such a read, but only
 * for what is reached through the final field. So when an access looks like a race, the object is
 * searched for below the owners of those fields. One instance per thread, touched by it only.
 */
public final class FrozenReads {
  private static final int REMEMBERED = 8;

  private final WeakReference<?>[] owners = new WeakReference<?>[REMEMBERED];
  private final long[] frozenAt = new long[REMEMBERED];
  private int next;

  /** The thread reads a final field of an object whose constructor ended at that epoch. */
  public void add(Object owner, long epoch) {
    for (int i = 0; i < REMEMBERED; i++) {
      if (frozenAt[i] == epoch && owners[i].refersTo(cast(owner))) {
        return;
      }
    }
    owners[next] = new WeakReference<>(owner);
    frozenAt[next] = epoch;
    next = (next + 1) % REMEMBERED;
  }

  @SuppressWarnings("unchecked")
  private static <T> T cast(Object object) {
    return (T) object;
  }

  /** Whether a write to the holder happened before a final field was frozen that leads to it. */
  public boolean order(long write, Object holder) {
    for (int i = 0; i < REMEMBERED; i++) {
      if (frozenAt[i] != 0 && mayPrecede(write, frozenAt[i])) {
        Object owner = owners[i].get();
        if (owner != null && owner != holder && Reachability.leads(owner, holder)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The constructor's thread need not have written itself; it may have known who did. */
  private static boolean mayPrecede(long write, long frozen) {
    return Epoch.slot(frozen) == Epoch.slot(write)
        ? Epoch.time(frozen) >= Epoch.time(write)
        : Threads.mayHaveKnown(frozen, write);
  }
}
