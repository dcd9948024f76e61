// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;

/** A lock that was taken, the locks that were held besides, and where that was. Immutable. */
final class Locks {
  final Lock taken;
  final boolean takesShared;
  final Lock[] held;
  final Place[] heldAt;
  final Place place;

  /** A bit for each lock that was held: set if it was held together with other readers. */
  private final long shared;

  Locks(Holding holding, Lock taken, boolean takesShared, Place place) {
    this.held = holding.locks();
    this.heldAt = holding.places();
    this.shared = holding.shared();
    this.taken = taken;
    this.takesShared = takesShared;
    this.place = place;
  }

  boolean are(Holding holding, Lock lock, boolean isShared, Place at) {
    return taken == lock
        && takesShared == isShared
        && shared == holding.shared()
        && (place == at || place.key() == at.key())
        && holding.isEqual(held);
  }

  /** Whether who takes the lock in that mode waits for whoever holds these. */
  boolean keepOut(Lock lock, boolean takesShared) {
    for (int i = 0; i < held.length; i++) {
      if (held[i] == lock) {
        return !(takesShared && isShared(i));
      }
    }
    return false;
  }

  /** Whether who takes the other's lock waits for whoever holds these. */
  boolean keepOut(Locks other) {
    return keepOut(other.taken, other.takesShared);
  }

  /** Whether a lock that is held in both keeps two threads from having them at once. */
  boolean exclude(Locks other) {
    for (int i = 0; i < held.length; i++) {
      if (other.keepOut(held[i], isShared(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isShared(int index) {
    return (shared & 1L << index) != 0;
  }
}
