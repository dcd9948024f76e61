// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.LockSet;
import java.util.Arrays;

/** The locks that a thread holds, once for each time that it has got them. */
final class HeldLocks {
  private Lock[] locks = new Lock[4];
  private boolean[] areShared = new boolean[4];
  private int count;

  /** Null if they must be made anew. */
  private LockSet all = LockSet.EMPTY;

  private LockSet exclusive = LockSet.EMPTY;

  void add(Lock lock, boolean isShared) {
    if (count == locks.length) {
      locks = Arrays.copyOf(locks, 2 * count);
      areShared = Arrays.copyOf(areShared, 2 * count);
    }
    locks[count] = lock;
    areShared[count++] = isShared;
    change();
  }

  /** False if it was never got, or by another thread only. */
  boolean remove(Lock lock, boolean isShared) {
    for (int i = count - 1; i >= 0; i--) {
      if (locks[i] == lock && areShared[i] == isShared) {
        count--;
        System.arraycopy(locks, i + 1, locks, i, count - i);
        System.arraycopy(areShared, i + 1, areShared, i, count - i);
        locks[count] = null;
        change();
        return true;
      }
    }
    return false;
  }

  /** All of them: they protect what is read. */
  LockSet all() {
    if (all == null) {
      all = LockSet.of(locks, count);
    }
    return all;
  }

  /** Those that nobody else holds: they protect what is written. */
  LockSet exclusive() {
    if (exclusive == null) {
      Lock[] owned = new Lock[count];
      int size = 0;
      for (int i = 0; i < count; i++) {
        if (!areShared[i]) {
          owned[size++] = locks[i];
        }
      }
      exclusive = size == count ? all() : LockSet.of(owned, size);
    }
    return exclusive;
  }

  private void change() {
    all = count == 0 ? LockSet.EMPTY : null;
    exclusive = count == 0 ? LockSet.EMPTY : null;
  }
}
