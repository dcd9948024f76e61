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

  /** Whether a section begins with the lock; it does not if the thread has the lock already. */
  boolean enter(Lock lock, boolean isShared) {
    CriticalSection present = find(lock, isShared);
    if (present != null) {
      present.reenter();
      return false;
    }
    CriticalSection[] more = Arrays.copyOf(held, held.length + 1);
    more[held.length] = new CriticalSection(lock, isShared);
    held = more;
    return true;
  }

  /** The section that ends as the thread gives the lock back; null if it has the lock still. */
  CriticalSection leave(Lock lock, boolean isShared) {
    CriticalSection present = find(lock, isShared);
    if (present == null || !present.leave()) {
      return null;
    }
    CriticalSection[] fewer = new CriticalSection[held.length - 1];
    int size = 0;
    for (CriticalSection each : held) {
      if (each != present) {
        fewer[size++] = each;
      }
    }
    held = size == 0 ? NONE : fewer;
    return present;
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
