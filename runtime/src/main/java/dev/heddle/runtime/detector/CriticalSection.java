// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.internal.clock.VectorClock;

/**
 * What a thread does from taking a lock to giving it back for good, and what it knew at the end.
 * Changed by that thread only; the end is read by others.
 */
final class CriticalSection {
  final Lock lock;
  final boolean isShared;

  final long firstEpoch;

  /** How often the thread has the lock. */
  private int depth = 1;

  /**
   * As of the last moment at which others could have the lock, null if there was none yet. Written
   * after the epoch, and read before it.
   */
  private volatile VectorClock end;

  private long lastEpoch;

  CriticalSection(Lock lock, boolean isShared, long firstEpoch) {
    this.lock = lock;
    this.isShared = isShared;
    this.firstEpoch = firstEpoch;
  }

  void reenter() {
    depth++;
  }

  /** Whether the thread has now given the lock back as often as it had taken it. */
  boolean leave() {
    return --depth == 0;
  }

  void end(ActorClock holder) {
    lastEpoch = holder.epoch();
    end = holder.now();
  }

  /**
   * The actor comes after the end, if there is one yet. Whoever knows an epoch knows all that its
   * thread knew at the end of it, because an epoch ends whenever it is passed on.
   */
  void precede(ActorClock actor) {
    VectorClock ended = end;
    if (ended != null && !actor.knows(lastEpoch)) {
      actor.learn(ended);
    }
  }

  /**
   * The actor, which is in a section of the same lock and knows the first epoch of this one, comes
   * after all of this one: sections that exclude each other do not overlap.
   */
  void precedeIfExclusive(CriticalSection later, ActorClock actor) {
    if (!(isShared && later.isShared)) {
      precede(actor);
    }
  }
}
