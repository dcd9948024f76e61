// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * At some place a lock was taken while others were held: once or often, by one thread or several.
 *
 * <p>What was taken never changes until the acquisition is forgotten. It is then empty, so that it
 * keeps no other lock in memory while it is still in the lists of a lock. Whoever looks at it
 * meanwhile takes the {@link Locks} once.
 */
final class Acquisition {
  /** As many threads as it takes to find two that differ and ran at the same time. */
  static final int MOST_TAKERS = 4;

  private static final VarHandle TAKERS = takersHandle();
  private static final Taker[] NOBODY = {};

  private final int hash;

  /** Null when it is forgotten: another has taken its place in the table. */
  private volatile Locks locks;

  /** Replaced by compare-and-set. */
  private volatile Taker[] takers = NOBODY;

  Acquisition(int hash, Locks locks) {
    this.hash = hash;
    this.locks = locks;
  }

  private static VarHandle takersHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(Acquisition.class, "takers", Taker[].class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** A thread that made the acquisition, and what it knew of others by then. */
  static final class Taker {
    final Life life;
    final int time;
    private final Knowledge known;

    Taker(Life life) {
      this.life = life;
      this.time = life.time();
      this.known = life.known();
    }

    /** Whether neither of two threads had to be over and done with before the other came here. */
    boolean isParallelTo(Taker other) {
      return life != other.life
          && !known.covers(other.life, other.time)
          && !other.known.covers(life, time);
    }
  }

  Taker[] takers() {
    return takers;
  }

  /**
   * Adds a thread, as it is now.
   *
   * @return null if that tells nothing new: the thread is there already, or others enough that are
   *     still running
   */
  Taker add(Life life) {
    Taker added = null;
    while (true) {
      Taker[] before = takers;
      int index = indexFor(life, before);
      if (index < 0) {
        return null;
      }
      Taker[] after = Arrays.copyOf(before, Math.max(before.length, index + 1));
      added = added == null ? new Taker(life) : added;
      after[index] = added;
      if (TAKERS.compareAndSet(this, before, after)) {
        return added;
      }
    }
  }

  private static int indexFor(Life life, Taker[] takers) {
    int ended = -1;
    for (int i = 0; i < takers.length; i++) {
      if (takers[i].life == life) {
        return takers[i].time == life.time() ? -1 : i;
      }
      ended = takers[i].life.hasEnded() ? i : ended;
    }
    return takers.length < MOST_TAKERS ? takers.length : ended;
  }

  /** What was taken under which locks; null if that is forgotten. */
  Locks locks() {
    return locks;
  }

  boolean isForgotten() {
    return locks == null;
  }

  void forget() {
    locks = null;
    takers = NOBODY;
  }

  /** Whether it is the same but for the thread. */
  boolean is(int otherHash, Holding holding, Lock lock, boolean isShared, Place at) {
    Locks known = hash == otherHash ? locks : null;
    return known != null && known.are(holding, lock, isShared, at);
  }
}
