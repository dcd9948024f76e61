// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.clock;

import java.util.Arrays;
import java.util.Objects;
import jdk.internal.vm.annotation.DontInline;

/**
 * What one thread knows of all others: the latest time of each slot that happened before now.
 *
 * <p>Immutable, so that a lock can keep its releaser's clock without a copy. Slots below 64 lie in
 * one array; the others in a tree of shared pieces, so that a hundred thousand threads that know
 * nearly the same share nearly everything. A join that adds nothing gives back one of its sides.
 */
public final class VectorClock {
  private static final int FANOUT_BITS = 6;
  private static final int FANOUT = 1 << FANOUT_BITS;
  private static final int FANOUT_MASK = FANOUT - 1;
  private static final long[] NO_TIMES = {};

  public static final VectorClock EMPTY = new VectorClock(NO_TIMES, null);

  private final long[] low;
  private final Object[] high;

  private VectorClock(long[] low, Object[] high) {
    this.low = low;
    this.high = high;
  }

  /** A clock with the given times, by slot. */
  public static VectorClock of(long[] times) {
    long[] low = Arrays.copyOf(times, Math.min(times.length, FANOUT));
    Object[] high = times.length > FANOUT ? new Object[FANOUT] : null;
    for (int slot = FANOUT; slot < times.length; slot += FANOUT) {
      int top = slot >>> 2 * FANOUT_BITS;
      if (high[top] == null) {
        high[top] = new Object[FANOUT];
      }
      long[] leaf = Arrays.copyOfRange(times, slot, slot + FANOUT);
      ((Object[]) high[top])[(slot >>> FANOUT_BITS) & FANOUT_MASK] = leaf;
    }
    return new VectorClock(low, high);
  }

  /** The latest known time of a slot, zero if nothing is known of it. */
  public long time(int slot) {
    if (slot < FANOUT) {
      return slot < low.length ? low[slot] : 0;
    }
    return high == null ? 0 : highTime(slot);
  }

  private long highTime(int slot) {
    Object[] middle = (Object[]) high[slot >>> 2 * FANOUT_BITS];
    if (middle == null) {
      return 0;
    }
    long[] leaf = (long[]) middle[(slot >>> FANOUT_BITS) & FANOUT_MASK];
    return leaf == null ? 0 : leaf[slot & FANOUT_MASK];
  }

  /** This clock with one slot advanced to a time. */
  @DontInline
  public VectorClock with(int slot, long time) {
    if (time(slot) >= time) {
      return this;
    }
    if (slot < FANOUT) {
      long[] times = Arrays.copyOf(low, Math.max(low.length, slot + 1));
      times[slot] = time;
      return new VectorClock(times, high);
    }
    int top = slot >>> 2 * FANOUT_BITS;
    int branch = (slot >>> FANOUT_BITS) & FANOUT_MASK;
    Object[] root = high == null ? new Object[FANOUT] : high.clone();
    Object[] middle = root[top] == null ? new Object[FANOUT] : ((Object[]) root[top]).clone();
    long[] leaf = middle[branch] == null ? new long[FANOUT] : ((long[]) middle[branch]).clone();
    leaf[slot & FANOUT_MASK] = time;
    middle[branch] = leaf;
    root[top] = middle;
    return new VectorClock(low, root);
  }

  /** The least clock that knows all that either side knows. */
  @DontInline
  public VectorClock join(VectorClock other) {
    if (other == this || other == EMPTY) {
      return this;
    }
    if (this == EMPTY) {
      return other;
    }
    long[] lows = joinTimes(low, other.low);
    Object[] highs = joinTrees(high, other.high, 2);
    if (lows == low && highs == high) {
      return this;
    }
    if (Arrays.equals(lows, other.low) && Objects.deepEquals(highs, other.high)) {
      return other;
    }
    return new VectorClock(lows, highs);
  }

  /** The least clock that knows all that either side knows, and a slot up to a time. */
  @DontInline
  public VectorClock join(VectorClock other, int slot, long time) {
    if (slot >= FANOUT || high != other.high) {
      return join(other).with(slot, time);
    }
    long[] left = low;
    long[] right = other.low;
    if (slot < left.length && left[slot] >= time && covers(left, right)) {
      return this;
    }
    int length = Math.max(Math.max(left.length, right.length), slot + 1);
    long[] joined = Arrays.copyOf(left, length);
    for (int i = 0; i < right.length; i++) {
      joined[i] = Math.max(joined[i], right[i]);
    }
    joined[slot] = Math.max(joined[slot], time);
    return new VectorClock(joined, high);
  }

  /** Whether this clock knows all that the other knows; it may say no if there are many slots. */
  public boolean covers(VectorClock other) {
    return other == this || (high == other.high && covers(low, other.low));
  }

  @DontInline
  private static boolean covers(long[] left, long[] right) {
    if (left == right) {
      return true;
    }
    if (left.length < right.length) {
      return false;
    }
    for (int slot = 0; slot < right.length; slot++) {
      if (left[slot] < right[slot]) {
        return false;
      }
    }
    return true;
  }

  /** Gives back one of the arguments where it covers the other, the left one where both do. */
  private static long[] joinTimes(long[] left, long[] right) {
    if (left == right) {
      return left;
    }
    int common = Math.min(left.length, right.length);
    boolean leftCovers = right.length <= left.length;
    boolean rightCovers = left.length <= right.length;
    for (int slot = 0; slot < common; slot++) {
      leftCovers &= left[slot] >= right[slot];
      rightCovers &= right[slot] >= left[slot];
    }
    if (leftCovers) {
      return left;
    }
    if (rightCovers) {
      return right;
    }
    long[] longer = left.length >= right.length ? left : right;
    long[] joined = longer.clone();
    for (int slot = 0; slot < common; slot++) {
      joined[slot] = Math.max(left[slot], right[slot]);
    }
    return joined;
  }

  private static Object[] joinTrees(Object[] left, Object[] right, int level) {
    if (left == right || right == null) {
      return left;
    }
    if (left == null) {
      return right;
    }
    Object[] joined = null;
    boolean rightCovers = true;
    for (int child = 0; child < FANOUT; child++) {
      Object mine = left[child];
      Object theirs = right[child];
      Object both = joinChildren(mine, theirs, level);
      rightCovers = rightCovers && Objects.deepEquals(both, theirs);
      if (both != mine) {
        if (joined == null) {
          joined = left.clone();
        }
        joined[child] = both;
      }
    }
    if (joined == null) {
      return left;
    }
    return rightCovers ? right : joined;
  }

  private static Object joinChildren(Object mine, Object theirs, int level) {
    if (mine == theirs || theirs == null) {
      return mine;
    }
    if (mine == null) {
      return theirs;
    }
    return level == 1
        ? joinTimes((long[]) mine, (long[]) theirs)
        : joinTrees((Object[]) mine, (Object[]) theirs, level - 1);
  }
}
