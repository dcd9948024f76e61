// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.MemoryAccess;
import java.util.Arrays;

/** An access, when it was made, and in which sections. Immutable, but sections come to an end. */
final class TimedAccess {
  private static final CriticalSection[] NONE = {};

  final MemoryAccess access;
  final long epoch;

  /** The critical sections that it was made in, for a detector that asks for them. */
  final CriticalSection[] sections;

  /** The reads that it is one of, if it may be thrown away with them; null otherwise. */
  final OptimisticReads optimistic;

  TimedAccess(MemoryAccess access, long epoch, CriticalSection[] sections) {
    this.access = access;
    this.epoch = epoch;
    this.sections = sections;
    this.optimistic = null;
  }

  TimedAccess(MemoryAccess access, long epoch, OptimisticReads optimistic) {
    this.access = access;
    this.epoch = epoch;
    this.sections = NONE;
    this.optimistic = optimistic;
  }

  /** Whether the other was made at the same place and in the same sections, at the same time. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof TimedAccess timed
            && epoch == timed.epoch
            && optimistic == timed.optimistic
            && access.isLike(timed.access)
            && Arrays.equals(sections, timed.sections);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(epoch);
  }

  /** Whether the later access is neither ordered after this one nor, like this one, atomic. */
  boolean isUnorderedWith(MemoryAccess later, ActorClock actor) {
    return !actor.knows(epoch)
        && !(access.is(MemoryAccess.ATOMIC) && later.is(MemoryAccess.ATOMIC));
  }
}
