// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.runtime.detector.ActorClock.Beginning;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import java.util.List;

/**
 * Two conflicting accesses that nothing orders: "FastTrack: Efficient and Precise Dynamic Race
 * Detection" (Flanagan and Freund, PLDI 2009), over the events of a trace.
 *
 * <p>Reports the same pairs as the engine inside the checked program: an access against the last
 * write, and a write against each read since that it is not ordered with.
 *
 * <p>An atomic access races with plain ones only. A releasing one is judged by what was there when
 * it began, and counts from then: others may have seen it before it is told.
 *
 * <p>A read in an optimistic section covers no other read, and races only once it counts.
 */
public final class HappensBefore extends ClockedDetector {
  private final Reports reports;

  /** The latest instant of the optimistic sections' own time; guarded by this detector. */
  private long lastValidation;

  public HappensBefore(Reports reports) {
    this.reports = reports;
  }

  @Override
  public String name() {
    return "happens-before";
  }

  @Override
  public Object read(Object state, MemoryAccess access) {
    ActorClock reader = clock(access.actor);
    AccessHistory before = AccessHistory.of(state);
    if (!access.is(MemoryAccess.ATOMIC) && before.covers(access, reader.epoch())) {
      return before;
    }
    OptimisticReads optimistic = access.section == null ? null : reads(access.section);
    Beginning beginning = reader.beginningOf(access);
    TimedAccess write = beginning == null ? before.write : beginning.seen.write;
    if (write != null
        && !access.is(MemoryAccess.FROZEN)
        && write.isUnorderedWith(access, reader)
        && (optimistic == null || optimistic.isRace(access, write.access))) {
      found(access, write.access);
    }
    TimedAccess read = timed(access, reader, beginning, optimistic);
    return optimistic == null
        ? before.withRead(read, reader)
        : before.withOptimisticRead(read, reader);
  }

  @Override
  public Object write(Object state, MemoryAccess access) {
    ActorClock writer = clock(access.actor);
    AccessHistory before = AccessHistory.of(state);
    if (!access.is(MemoryAccess.ATOMIC) && before.isWrittenAt(writer.epoch())) {
      return before;
    }
    Beginning beginning = writer.beginningOf(access);
    AccessHistory seen = beginning == null ? before : beginning.seen;
    compare(access, writer, seen.write);
    compare(access, writer, seen.read);
    for (TimedAccess other : seen.otherReads) {
      compare(access, writer, other);
    }
    return AccessHistory.written(timed(access, writer, beginning, null));
  }

  private void compare(MemoryAccess write, ActorClock writer, TimedAccess earlier) {
    if (earlier == null || !earlier.isUnorderedWith(write, writer)) {
      return;
    }
    OptimisticReads optimistic = earlier.optimistic;
    if (optimistic == null
        || (!optimistic.areKnownTo(writer) && optimistic.isRace(earlier.access, write))) {
      found(write, earlier.access);
    }
  }

  private static TimedAccess timed(
      MemoryAccess access, ActorClock actor, Beginning beginning, OptimisticReads optimistic) {
    long epoch = beginning == null ? actor.epoch() : beginning.epoch;
    return new TimedAccess(access, epoch, optimistic);
  }

  private void found(MemoryAccess later, MemoryAccess earlier) {
    reports.race(this, Evidence.OBSERVED, later, List.of(earlier));
  }

  private OptimisticReads reads(Section section) {
    OptimisticReads reads = (OptimisticReads) section.kept(this);
    if (reads == null) {
      reads = new OptimisticReads();
      section.keep(this, reads);
    }
    return reads;
  }

  @Override
  public void validating(Actor actor, Section section, Channel channel) {
    OptimisticReads reads = (OptimisticReads) section.kept(this);
    if (reads != null) {
      long time = nextValidation();
      reads.validate(Epoch.of(SLOT_OF_NOBODY, time));
      clock(channel).release(VectorClock.EMPTY.with(SLOT_OF_NOBODY, time));
    }
    clock(actor).tick();
  }

  private synchronized long nextValidation() {
    return ++lastValidation;
  }

  private synchronized long lastValidation() {
    return lastValidation;
  }

  @Override
  public void acquiredAll(Actor actor) {
    super.acquiredAll(actor);
    clock(actor).learn(VectorClock.EMPTY.with(SLOT_OF_NOBODY, lastValidation()));
  }

  @Override
  public void resolved(Section section, boolean counts) {
    OptimisticReads reads = (OptimisticReads) section.kept(this);
    if (reads != null) {
      for (OptimisticReads.Suspect each : reads.resolve(counts)) {
        found(each.read(), each.write());
      }
    }
  }
}
