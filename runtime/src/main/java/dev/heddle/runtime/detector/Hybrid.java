// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.runtime.detector.ActorClock.Beginning;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Reports;
import java.util.List;

/**
 * Races that another schedule of the same run could have had: conflicting accesses without a common
 * lock that are ordered by nothing but the order in which threads happened to get locks.
 *
 * <p>As in "Hybrid Dynamic Data Race Detection" (O'Callahan and Choi, PPoPP 2003), clocks pass on
 * what must happen before: starts, joins, volatile fields, queues, but not locks. That alone would
 * report what is handed over under a lock: filled by one thread, put into a guarded field, taken
 * out and used by another. So there is one rule more, from the relations that predict races
 * ("causally precedes", POPL 2012, and its successors WCP and DC): if a thread accesses a location
 * in a critical section, and there was a conflicting access in an earlier critical section of the
 * same lock, then it comes after the end of that section. The two sections cannot be exchanged
 * without changing what the program does.
 *
 * <p>The same relations have a second rule: a section that comes after something in another section
 * of the same lock comes after all of that ({@link SectionLog}).
 *
 * <p>What was dropped from a location's history no longer orders its critical sections, so a few
 * more races are reported than by DC. Reads that may be thrown away, in an optimistic section, do
 * not take part.
 */
public final class Hybrid extends ClockedDetector {
  private final Reports reports;

  public Hybrid(Reports reports) {
    this.reports = reports;
  }

  @Override
  public String name() {
    return "hybrid";
  }

  @Override
  public void acquired(Actor actor, Channel channel, boolean isLock) {
    if (!isLock) {
      super.acquired(actor, channel, false);
    }
  }

  /**
   * A lock may be given back in the midst of its section, by {@code wait}. What is done up to there
   * comes before those who have it meanwhile; for other sections it makes no difference, as nobody
   * can have their locks.
   */
  @Override
  public void released(Actor actor, Channel channel, boolean isLock) {
    if (!isLock) {
      super.released(actor, channel, false);
      return;
    }
    ActorClock holder = clock(actor);
    CriticalSection[] held = holder.sections.now();
    for (CriticalSection section : held) {
      section.end(holder);
    }
    if (held.length > 0) {
      holder.tick();
    }
  }

  @Override
  public void locked(Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {
    ActorClock holder = clock(actor);
    holder.sections.enter(lock, isShared, holder);
  }

  @Override
  public void unlocked(Actor actor, Lock lock, boolean isShared) {
    ActorClock holder = clock(actor);
    CriticalSection ended = holder.sections.leave(lock, isShared);
    if (ended != null) {
      log(lock).add(ended, holder);
      ended.end(holder);
      holder.tick();
    }
  }

  private SectionLog log(Lock lock) {
    SectionLog log = (SectionLog) lock.kept(this);
    return log != null ? log : (SectionLog) lock.keepIfAbsent(this, new SectionLog());
  }

  @Override
  public Object read(Object state, MemoryAccess access) {
    ActorClock reader = clock(access.actor);
    AccessHistory before = AccessHistory.of(state);
    boolean isAtomic = access.is(MemoryAccess.ATOMIC);
    if (access.section != null || (!isAtomic && before.covers(access, reader.epoch()))) {
      return state;
    }
    Beginning beginning = reader.beginningOf(access);
    TimedAccess write = beginning == null ? before.write : beginning.seen.write;
    order(write, access, reader);
    if (!access.is(MemoryAccess.FROZEN)) {
      compare(write, access, reader);
    }
    return before.withRead(timed(access, reader, beginning), reader);
  }

  @Override
  public Object write(Object state, MemoryAccess access) {
    ActorClock writer = clock(access.actor);
    AccessHistory before = AccessHistory.of(state);
    if (!access.is(MemoryAccess.ATOMIC) && before.isWrittenAt(writer.epoch())) {
      return state;
    }
    Beginning beginning = writer.beginningOf(access);
    AccessHistory seen = beginning == null ? before : beginning.seen;
    // All are ordered before any is compared: what one of them knew may be another of them.
    order(seen.write, access, writer);
    order(seen.read, access, writer);
    for (TimedAccess other : seen.otherReads) {
      order(other, access, writer);
    }
    compare(seen.write, access, writer);
    compare(seen.read, access, writer);
    for (TimedAccess other : seen.otherReads) {
      compare(other, access, writer);
    }
    return AccessHistory.written(timed(access, writer, beginning));
  }

  private static TimedAccess timed(MemoryAccess access, ActorClock actor, Beginning beginning) {
    long epoch = beginning == null ? actor.epoch() : beginning.epoch;
    return new TimedAccess(access, epoch, actor.sections.now());
  }

  /** The actor comes after critical sections with a conflicting access under the same lock. */
  private static void order(TimedAccess earlier, MemoryAccess later, ActorClock actor) {
    if (earlier == null || later.locks.isEmpty()) {
      return;
    }
    for (CriticalSection section : earlier.sections) {
      if (later.locks.contains(section.lock) && earlier.access.locks.contains(section.lock)) {
        section.precede(actor);
      }
    }
  }

  private void compare(TimedAccess earlier, MemoryAccess later, ActorClock actor) {
    if (earlier != null
        && earlier.isUnorderedWith(later, actor)
        && !earlier.access.locks.intersects(later.locks)) {
      reports.race(this, Evidence.PREDICTED, later, List.of(earlier.access));
    }
  }
}
