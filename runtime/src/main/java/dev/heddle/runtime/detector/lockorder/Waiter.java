// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.detector.lockorder.Acquisition.Taker;

/** A place in a cycle that is searched for: an acquisition, and which of its threads makes it. */
final class Waiter {
  final Locks locks;

  /** What the next place may have, from here on. */
  Acquisitions.Link next;

  /** Whether something found no thread for a later place because of the thread in this one. */
  boolean isInTheWay;

  private final Taker[] takers;
  private int chosen = -1;

  Waiter(Locks locks, Taker... takers) {
    this.locks = locks;
    this.takers = takers;
  }

  Taker taker() {
    return takers[chosen];
  }

  /** Takes the next of the threads, if there is one that has not been taken yet. */
  boolean chooseNext() {
    chosen++;
    return chosen < takers.length;
  }

  Taker[] takers() {
    return takers;
  }
}
