// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;

/**
 * A thread's recent accesses as detectors see them, and the histories that they left, where nobody
 * asks when an access was made: a loop over many objects makes one of each. Touched by its thread
 * only.
 */
final class KnownAccesses {
  private final MemoryAccess[] accesses;
  private final long[] sums;
  private final TrackedHistory[] histories;

  /** What the latest access to a location that had no state has left, and when. */
  private MemoryAccess first;

  private Object firstState;
  private long firstEpoch;

  /** The key of the latest such access: only what comes twice in a row is worth remembering. */
  private long firstKey;

  /**
   * @param size a power of two
   */
  KnownAccesses(int size) {
    accesses = new MemoryAccess[size];
    sums = new long[size];
    histories = new TrackedHistory[size];
  }

  /**
   * The access that the thread is about to make, or has made at that place in the same way. Not one
   * that may be thrown away.
   *
   * @param flags what is known of it, as in {@link MemoryAccess}
   */
  MemoryAccess find(
      boolean writes, Location location, int flags, ThreadState thread, long context, int site) {
    return find(writes, location, flags, thread, context, site, false);
  }

  /** The same, or one of a location that is like this one: it must not be reported as the last. */
  MemoryAccess findLike(
      boolean writes, Location location, int flags, ThreadState thread, long context, int site) {
    return find(writes, location, flags, thread, context, site, true);
  }

  private MemoryAccess find(
      boolean writes,
      Location location,
      int flags,
      ThreadState thread,
      long context,
      int site,
      boolean isLikeEnough) {
    long sum = ContextCache.sum(context, site, thread.locks.hash());
    LockSet locks = thread.locks.protecting(writes);
    // One site meets objects with locks of their own, one after the other.
    int index = ContextCache.index(sum + ((long) locks.number() << 40), sums.length);
    MemoryAccess known = accesses[index];
    if (known != null
        && sums[index] == sum
        && known.locks == locks
        && (known.location == location || isLikeEnough && known.location.isLike(location))
        && known.writes == writes
        && known.flags() == flags) {
      return known;
    }
    Context here = thread.contextAt(context, site);
    MemoryAccess made = new MemoryAccess(thread.record, writes, location, here, locks, flags);
    if (ContextCache.isCaptured(here)) {
      accesses[index] = made;
      sums[index] = sum;
    }
    return made;
  }

  /**
   * What a detector makes of an access, where that depends on the state and on nothing that can
   * change within an epoch: a loop over fresh locations gives them all the same state. {@link
   * TappedAccess#FOUND} if it has found something.
   */
  Object judged(Object state, MemoryAccess access, ThreadState thread) {
    if (state != null) {
      return TappedAccess.judgedQuietly(state, access, thread);
    }
    if (access.key() != firstKey) {
      firstKey = access.key();
      return TappedAccess.judgedQuietly(null, access, thread);
    }
    if (access != first || thread.epoch != firstEpoch) {
      firstState = TappedAccess.judgedQuietly(null, access, thread);
      firstEpoch = thread.epoch;
      first = access;
    }
    return firstState;
  }

  /** What an access leaves where nobody asks what it races with. */
  History after(History before, boolean writes, ThreadState thread, Object state, int site) {
    int index = site & (histories.length - 1);
    TrackedHistory after = TrackedHistory.unjudged(histories[index], before, writes, thread, state);
    histories[index] = after;
    return after;
  }
}
