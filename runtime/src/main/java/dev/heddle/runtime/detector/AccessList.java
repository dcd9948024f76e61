// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import java.util.ArrayList;
import java.util.Arrays;
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

  static final AccessList EMPTY = new AccessList(new MemoryAccess[0], new long[0]);

  /** The earliest first. */
  private final MemoryAccess[] accesses;

  /** What tells them apart, one after the other in memory: most accesses are known already. */
  private final long[] keys;

  /**
   * What came of this list last: locations that see the same accesses share their lists. Any thread
   * may replace it, since all of it is final but such hints.
   */
  private AccessList longer;

  private AccessList(MemoryAccess[] accesses, long[] keys) {
    this.accesses = accesses;
    this.keys = keys;
  }

  /** This list and one access more; this very list if it has one like it, or is full. */
  AccessList with(MemoryAccess access) {
    long key = access.key();
    if (covers(key)) {
      return this;
    }
    int size = accesses.length;
    AccessList known = longer;
    if (known != null && known.accesses[size] == access) {
      return known;
    }
    MemoryAccess[] more = Arrays.copyOf(accesses, size + 1);
    more[size] = access;
    long[] moreKeys = Arrays.copyOf(keys, size + 1);
    moreKeys[size] = key;
    AccessList made = new AccessList(more, moreKeys);
    if (size > 0) {
      // All lists begin with the empty one: threads would take that hint from each other.
      longer = made;
    }
    return made;
  }

  /** These accesses with that one as the latest, whether it is among them or not. */
  AccessList endingWith(MemoryAccess access) {
    AccessList others = EMPTY;
    int size = accesses.length == MOST ? MOST - 1 : accesses.length;
    for (int i = 0; i < size; i++) {
      if (keys[i] != access.key()) {
        others = others.with(accesses[i]);
      }
    }
    return others.with(access);
  }

  /** Whether an access of that key adds nothing. */
  boolean covers(long key) {
    for (long each : keys) {
      if (each == key) {
        return true;
      }
    }
    return keys.length == MOST;
  }

  /** Whether the other has the same accesses, made under the same locks. */
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof AccessList list) || !Arrays.equals(keys, list.keys)) {
      return false;
    }
    for (int i = 0; i < accesses.length; i++) {
      if (!accesses[i].isLike(list.accesses[i])) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(keys);
  }

  /**
   * What a report about a later access shows: the access that conflicts with it most clearly, as it
   * is by these two that a finding is known, and then the others, the latest first.
   */
  List<MemoryAccess> against(MemoryAccess later) {
    List<MemoryAccess> shown = new ArrayList<>(accesses.length);
    int first = accesses.length - 1;
    for (int i = first; i >= 0 && !accesses[first].is(MemoryAccess.ACTIVE); i--) {
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
