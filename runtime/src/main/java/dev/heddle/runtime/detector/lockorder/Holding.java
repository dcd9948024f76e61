// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import java.util.Arrays;

/** The locks that a thread holds at a moment, each once, outermost first. Touched by it only. */
public final class Holding {
  /** Beyond this, an acquisition takes no part: a bit for each lock must fit a long. */
  static final int MOST = 64;

  private static final long MIX = 0x9e3779b97f4a7c15L;

  private Lock[] locks = new Lock[4];
  private Place[] places = new Place[4];
  private int size;

  /** A bit for each lock, in their order: set if it is held together with other readers. */
  private long shared;

  public void clear() {
    Arrays.fill(locks, 0, size, null);
    Arrays.fill(places, 0, size, null);
    size = 0;
    shared = 0;
  }

  /** Adds a lock; one that is held in both modes counts as held alone. */
  public void add(Lock lock, boolean isShared, Place takenAt) {
    int index = indexOf(lock);
    if (index < 0) {
      append(lock, isShared, takenAt);
    } else if (!isShared && index < MOST) {
      shared &= ~(1L << index);
    }
  }

  private void append(Lock lock, boolean isShared, Place takenAt) {
    if (size == locks.length) {
      locks = Arrays.copyOf(locks, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
    }
    if (isShared && size < MOST) {
      shared |= 1L << size;
    }
    locks[size] = lock;
    places[size++] = takenAt;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public boolean contains(Lock lock) {
    return indexOf(lock) >= 0;
  }

  private int indexOf(Lock lock) {
    for (int i = 0; i < size; i++) {
      if (locks[i] == lock) {
        return i;
      }
    }
    return -1;
  }

  boolean isTooLarge() {
    return size > MOST;
  }

  long shared() {
    return shared;
  }

  boolean isEqual(Lock[] others) {
    if (others.length != size) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      if (locks[i] != others[i]) {
        return false;
      }
    }
    return true;
  }

  Lock[] locks() {
    return Arrays.copyOf(locks, size);
  }

  Place[] places() {
    return Arrays.copyOf(places, size);
  }

  /** Makes of a key whose bits may be few a number whose lowest bits differ. */
  static int spread(long key) {
    return (int) (key * MIX >>> 40);
  }

  /** Tells apart what is taken under these locks. */
  int hash(Lock taken, boolean isShared, long place) {
    long hash = (place + taken.number()) * MIX + (isShared ? shared + 1 : shared);
    for (int i = 0; i < size; i++) {
      hash = (hash ^ (hash >>> 32) ^ locks[i].number()) * MIX;
    }
    return (int) (hash >>> 32);
  }
}
