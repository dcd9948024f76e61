// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Lock;
import java.util.Arrays;

/**
 * The critical sections that a thread is in. A lock that it has both for reading and for itself
 * gives it two, which end apart. Touched by that thread only.
 */
final class HeldSections {
  private static final CriticalSection[] NONE = {};

  /** Replaced, never changed: accesses keep it. */
  private CriticalSection[] held = NONE;

  /** All of them at this moment, the outermost first. */
  CriticalSection[] now() {
    return held;
  }

  /**
   * The thread takes a lock. If it does not have it already, a section begins, and an epoch with
   * it, so that accesses in one epoch have the same locks.
   */
  void enter(Lock lock, boolean isShared, ActorClock holder) {
    CriticalSection present = find(lock, isShared);
    if (present != null) {
      present.reenter();
      return;
    }
    holder.tick();
    CriticalSection[] more = Arrays.copyOf(held, held.length + 1);
    more[held.length] = new CriticalSection(lock, isShared, holder.epoch(), held);
    held = more;
  }

  /** The section that ends as the thread gives the lock back; null if it has the lock still. */
  CriticalSection leave(Lock lock, boolean isShared) {
    CriticalSection present = find(lock, isShared);
    if (present == null || !present.leave()) {
      return null;
    }
    CriticalSection[] outer = present.takeOuter();
    boolean areOthersAsBefore = held[held.length - 1] == present && outer.length == held.length - 1;
    held = areOthersAsBefore ? outer : without(present);
    return present;
  }

  /** Where locks are not given back in the order in which they were taken. */
  private CriticalSection[] without(CriticalSection ended) {
    CriticalSection[] fewer = new CriticalSection[held.length - 1];
    int size = 0;
    for (CriticalSection each : held) {
      if (each != ended) {
        fewer[size++] = each;
      }
    }
    return fewer;
  }

  private CriticalSection find(Lock lock, boolean isShared) {
    for (CriticalSection each : held) {
      if (each.lock == lock && each.isShared == isShared) {
        return each;
      }
    }
    return null;
  }
}
