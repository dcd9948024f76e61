// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import java.util.Arrays;

/** Locks that a thread held at a moment; immutable, each lock once. */
public final class LockSet {
  public static final LockSet EMPTY = new LockSet(new Lock[0]);

  private final Lock[] locks;

  /** Zero before somebody asks. */
  private int number;

  private LockSet(Lock[] locks) {
    this.locks = locks;
  }

  /** Tells most sets apart. */
  public int number() {
    if (number == 0) {
      int sum = 1;
      for (Lock lock : locks) {
        sum = 31 * sum + System.identityHashCode(lock);
      }
      number = sum;
    }
    return number;
  }

  /** The first of the given locks, so many of them; a lock may be among them several times. */
  public static LockSet of(Lock[] given, int count) {
    Lock[] distinct = new Lock[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (!contains(distinct, size, given[i])) {
        distinct[size++] = given[i];
      }
    }
    if (size == 0) {
      return EMPTY;
    }
    return new LockSet(size == count ? distinct : Arrays.copyOf(distinct, size));
  }

  public static LockSet of(Lock... given) {
    return of(given, given.length);
  }

  /** Whether these are the given locks in that order, none of which is given twice. */
  public boolean isOf(Lock[] given, int count) {
    if (count != locks.length) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (locks[i] != given[i]) {
        return false;
      }
    }
    return true;
  }

  public boolean isEmpty() {
    return locks.length == 0;
  }

  public int size() {
    return locks.length;
  }

  public Lock get(int index) {
    return locks[index];
  }

  public boolean contains(Lock lock) {
    return contains(locks, locks.length, lock);
  }

  /** These locks and one more. */
  public LockSet with(Lock lock) {
    if (contains(lock)) {
      return this;
    }
    Lock[] more = Arrays.copyOf(locks, locks.length + 1);
    more[locks.length] = lock;
    return new LockSet(more);
  }

  /** The locks that are in both; this very set if all of its locks are. */
  public LockSet intersection(LockSet other) {
    if (isWithin(other)) {
      return this;
    }
    Lock[] common = new Lock[locks.length];
    int size = 0;
    for (Lock lock : locks) {
      if (other.contains(lock)) {
        common[size++] = lock;
      }
    }
    return size == 0 ? EMPTY : new LockSet(Arrays.copyOf(common, size));
  }

  /** Whether the other has all of these locks. */
  public boolean isWithin(LockSet other) {
    if (other == this) {
      return true;
    }
    for (Lock lock : locks) {
      if (!other.contains(lock)) {
        return false;
      }
    }
    return true;
  }

  public boolean intersects(LockSet other) {
    for (Lock lock : locks) {
      if (other.contains(lock)) {
        return true;
      }
    }
    return false;
  }

  private static boolean contains(Lock[] locks, int size, Lock lock) {
    for (int i = 0; i < size; i++) {
      if (locks[i] == lock) {
        return true;
      }
    }
    return false;
  }
}
