// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.MemoryAccess;
import java.util.ArrayList;
import java.util.List;

/**
 * What a thread reads in an optimistic section: a write that is unordered with such a read is a
 * suspect until it is known whether the reads count.
 *
 * <p>Validation orders the reads before later writers, but nothing else that the thread has done.
 * So sections have a time of their own, which those learn who acquire the channel later.
 */
final class OptimisticReads {
  /** More are of no interest: they would be about the same mistake. */
  private static final int SUSPECTS = 32;

  /** When the thread asked, in the sections' own time; zero before. */
  private volatile long validatedAt;

  /** The rest is guarded by this. */
  private Outcome outcome = Outcome.PENDING;

  private final List<Suspect> suspects = new ArrayList<>();

  private enum Outcome {
    PENDING,
    COUNTS,
    THROWN_AWAY
  }

  /** A read of the section and a write that is unordered with it. */
  record Suspect(MemoryAccess read, MemoryAccess write) {}

  void validate(long instant) {
    validatedAt = instant;
  }

  /** Whether a writer that does not know the read itself is ordered after the validation. */
  boolean areKnownTo(ActorClock writer) {
    long instant = validatedAt;
    return instant != 0 && writer.knows(instant);
  }

  /** Notes an unordered write; true if it is known already that the reads count. */
  synchronized boolean isRace(MemoryAccess read, MemoryAccess write) {
    if (outcome == Outcome.PENDING && suspects.size() < SUSPECTS) {
      suspects.add(new Suspect(read, write));
    }
    return outcome == Outcome.COUNTS;
  }

  synchronized boolean areThrownAway() {
    return outcome == Outcome.THROWN_AWAY;
  }

  /** The suspects, if the reads count. */
  synchronized List<Suspect> resolve(boolean counts) {
    outcome = counts ? Outcome.COUNTS : Outcome.THROWN_AWAY;
    List<Suspect> found = counts ? List.copyOf(suspects) : List.of();
    suspects.clear();
    return found;
  }
}
