// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.MemoryAccess;
import java.util.Arrays;
import java.util.Objects;

/**
 * The accesses to one location that a later access could still race with: the last write and the
 * reads since, as in FastTrack (one epoch while the newest read covers the others, a set
 * otherwise). Immutable.
 *
 * <p>The engine inside the checked program has the same history in a form of its own, made for
 * speed; both must keep the same accesses, so that they report the same pairs.
 */
final class AccessHistory {
  private static final TimedAccess[] NO_READS = {};
  private static final AccessHistory NONE = new AccessHistory(null, null, NO_READS);

  /** Null if none. */
  final TimedAccess write;

  /** The newest read since, of those that certainly count; null if none. */
  final TimedAccess read;

  /** Reads since that write which the newest does not cover. */
  final TimedAccess[] otherReads;

  private AccessHistory(TimedAccess write, TimedAccess read, TimedAccess[] otherReads) {
    this.write = write;
    this.read = read;
    this.otherReads = otherReads;
  }

  /** The history that is a location's state; an empty one if the state is null. */
  static AccessHistory of(Object state) {
    return state == null ? NONE : (AccessHistory) state;
  }

  /** A location whose last access is this write. */
  static AccessHistory written(TimedAccess write) {
    return new AccessHistory(write, null, NO_READS);
  }

  /** Whether the last write was made at that instant. */
  boolean isWrittenAt(long epoch) {
    return write != null && write.epoch == epoch;
  }

  /** Whether a read at that instant adds nothing to what its thread has done then already. */
  boolean covers(MemoryAccess added, long epoch) {
    if (read == null ? isWrittenAt(epoch) : isAlike(read, added, epoch)) {
      return true;
    }
    for (TimedAccess other : otherReads) {
      if (isAlike(other, added, epoch)) {
        return true;
      }
    }
    return false;
  }

  /** Reads of different sections differ in whether they count. */
  private static boolean isAlike(TimedAccess present, MemoryAccess added, long epoch) {
    return present.epoch == epoch && present.access.section == added.section;
  }

  /**
   * This location after one more read; those that the reader knows need not be kept, since a later
   * write that misses one of them misses this read as well. For the same reason a read in the
   * write's own epoch is not kept.
   */
  AccessHistory withRead(TimedAccess newest, ActorClock reader) {
    TimedAccess[] kept = unknownTo(reader);
    if (read != null && !reader.knows(read.epoch)) {
      kept = with(kept, read);
    }
    return new AccessHistory(write, isWrittenAt(newest.epoch) ? null : newest, kept);
  }

  /** The same for a read that may be thrown away: it does not cover the newest that counts. */
  AccessHistory withOptimisticRead(TimedAccess newest, ActorClock reader) {
    return new AccessHistory(write, read, with(unknownTo(reader), newest));
  }

  private TimedAccess[] unknownTo(ActorClock reader) {
    TimedAccess[] unknown = new TimedAccess[otherReads.length];
    int size = 0;
    for (TimedAccess other : otherReads) {
      boolean isThrownAway = other.optimistic != null && other.optimistic.areThrownAway();
      if (!isThrownAway && !reader.knows(other.epoch)) {
        unknown[size++] = other;
      }
    }
    return size == 0 ? NO_READS : Arrays.copyOf(unknown, size);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof AccessHistory history
            && Objects.equals(write, history.write)
            && Objects.equals(read, history.read)
            && Arrays.equals(otherReads, history.otherReads);
  }

  @Override
  public int hashCode() {
    return Objects.hash(write, read);
  }

  private static TimedAccess[] with(TimedAccess[] reads, TimedAccess one) {
    TimedAccess[] more = Arrays.copyOf(reads, reads.length + 1);
    more[reads.length] = one;
    return more;
  }
}
