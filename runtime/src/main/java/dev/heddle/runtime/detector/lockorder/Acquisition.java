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
  /**
   * So many threads, or times of threads, of which none stands for another. Two would do if all of
   * them ran at the same time as all others; but who was started by some of them, or has seen their
   * ends, needs one more.
   */
  static final int MOST_TAKERS = 16;

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

    /**
     * Whether the other need not be remembered beside this one: it came before, and so did all that
     * it could run beside and this one cannot. So it is where a thread has done nothing in between
     * but start others, and where these others come the same way.
     */
    boolean standsFor(Taker earlier) {
      boolean follows =
          life == earlier.life
              || (known.covers(earlier.life, earlier.time)
                  && life.beganAfter(earlier.life, earlier.time));
      return follows && known.isOfAfter(earlier.life, earlier.time, earlier.known);
    }
  }

  Taker[] takers() {
    return takers;
  }

  /**
   * Adds a thread, as it is now.
   *
   * @return null if that tells nothing new: the thread is there already, or so many others that are
   *     still running
   */
  Taker add(Life life) {
    Taker added = null;
    while (true) {
      Taker[] before = takers;
      if (contain(before, life)) {
        return null;
      }
      added = added == null ? new Taker(life) : added;
      Taker[] after = with(added, before);
      if (after == null || TAKERS.compareAndSet(this, before, after)) {
        return after == null ? null : added;
      }
    }
  }

  /** What a thread has learnt since its time began lets it run beside fewer others, not more. */
  private static boolean contain(Taker[] takers, Life life) {
    int time = life.time();
    for (Taker taker : takers) {
      if (taker.life == life && taker.time == time) {
        return true;
      }
    }
    return false;
  }

  /** Null if there is no room. */
  private static Taker[] with(Taker added, Taker[] before) {
    Taker[] after = new Taker[before.length + 1];
    int size = 0;
    for (Taker taker : before) {
      if (!added.standsFor(taker)) {
        after[size++] = taker;
      }
    }
    if (size == MOST_TAKERS) {
      int index = leastUseful(after, size, added.life);
      if (index < 0) {
        return null;
      }
      System.arraycopy(after, index + 1, after, index, --size - index);
    }
    after[size++] = added;
    return size == after.length ? after : Arrays.copyOf(after, size);
  }

  /**
   * Who goes when there are too many: the first whose thread has ended, since that has met most of
   * those that it can; else what the thread itself did first.
   */
  private static int leastUseful(Taker[] takers, int size, Life life) {
    int own = -1;
    for (int i = size - 1; i >= 0; i--) {
      own = takers[i].life == life ? i : own;
    }
    for (int i = 0; i < size; i++) {
      if (takers[i].life.hasEnded()) {
        return i;
      }
    }
    return own;
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
