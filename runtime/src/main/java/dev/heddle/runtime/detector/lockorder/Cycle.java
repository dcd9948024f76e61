// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.detector.lockorder.Acquisition.Taker;

/** Threads each of which waits for the next where it takes its lock, and the last for the first. */
record Cycle(Locks[] locks, Taker[] takers) {
  int length() {
    return locks.length;
  }

  /** The same for cycles of the same places, wherever they begin. */
  long places() {
    long places = 0;
    for (Locks each : locks) {
      long key = each.place.key() * 0x9e3779b97f4a7c15L;
      places += key ^ (key >>> 32);
    }
    return places;
  }
}
