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
   * What the thread had learned of others by the last moment at which others could have the lock;
   * null if there was none yet.
   *
   * <p>Memory ordering: both are plain. Who asks for the end is in a section of the same lock, and
   * so comes after whoever has given it back. Only where a lock excludes nobody may it see one
   * without the other, and then it is all the same what it learns.
   */
  private VectorClock end;

  /** The thread's epoch at that moment. */
  private long lastEpoch;

  /**
   * The sections that the thread was in when this one began; some may have ended before it. Null
   * once it has ended: sections that overlap in turn would otherwise keep each other for ever.
   */
  private CriticalSection[] outer;

  CriticalSection(Lock lock, boolean isShared, long firstEpoch, CriticalSection[] outer) {
    this.lock = lock;
    this.isShared = isShared;
    this.firstEpoch = firstEpoch;
    this.outer = outer;
  }

  void reenter() {
    depth++;
  }

  /** Whether the thread has now given the lock back as often as it had taken it. */
  boolean leave() {
    return --depth == 0;
  }

  /** The thread is out of the section for good, and in these as far as they have not ended. */
  CriticalSection[] takeOuter() {
    CriticalSection[] taken = outer;
    outer = null;
    return taken;
  }

  void end(ActorClock holder) {
    end = holder.known();
    lastEpoch = holder.epoch();
  }

  /**
   * The actor comes after the end, if there is one yet. Whoever knows an epoch knows all that its
   * thread knew at the end of it, because an epoch ends whenever it is passed on.
   */
  void precede(ActorClock actor) {
    VectorClock known = end;
    if (known != null && !actor.knows(lastEpoch)) {
      actor.learn(known, lastEpoch);
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
