// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import java.util.ArrayList;
import java.util.List;

/**
 * Accesses to one location that a report about it will show: of those that are alike the first, and
 * not more than a person reads. Immutable.
 */
final class AccessList {
  /**
   * How many are kept. Later ones are not exchanged for earlier ones: a loop over many places would
   * make a new list at each access.
   */
  static final int MOST = 16;

  static final AccessList EMPTY = new AccessList(new MemoryAccess[0]);

  /** The earliest first. */
  private final MemoryAccess[] accesses;

  private AccessList(MemoryAccess[] accesses) {
    this.accesses = accesses;
  }

  /** This list and one access more; this very list if it has one like it, or is full. */
  AccessList with(MemoryAccess access) {
    int size = accesses.length;
    for (MemoryAccess each : accesses) {
      if (each.isAlike(access)) {
        return this;
      }
    }
    if (size == MOST) {
      return this;
    }
    MemoryAccess[] more = new MemoryAccess[size + 1];
    System.arraycopy(accesses, 0, more, 0, size);
    more[size] = access;
    return new AccessList(more);
  }

  /**
   * What a report about a later access shows: the access that conflicts with it most clearly, as it
   * is by these two that a finding is known, and then the others, the latest first.
   */
  List<MemoryAccess> against(MemoryAccess later) {
    List<MemoryAccess> shown = new ArrayList<>(accesses.length);
    int first = accesses.length - 1;
    for (int i = first; i >= 0; i--) {
      if (clarity(accesses[i], later) > clarity(accesses[first], later)) {
        first = i;
      }
    }
    shown.add(accesses[first]);
    for (int i = accesses.length - 1; i >= 0; i--) {
      if (i != first) {
        shown.add(accesses[i]);
      }
    }
    return shown;
  }

  private static int clarity(MemoryAccess earlier, MemoryAccess later) {
    if (earlier.actor == later.actor) {
      return 0;
    }
    if (!earlier.writes && !later.writes) {
      return 1;
    }
    LockSet earlierLocks = Protection.of(earlier);
    return earlierLocks.intersects(Protection.of(later)) ? 2 : 3;
  }
}
