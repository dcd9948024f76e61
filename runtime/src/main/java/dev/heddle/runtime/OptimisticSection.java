// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.detect.Races;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Slots;
import dev.heddle.runtime.internal.thread.ThreadRecord;

/**
 * What a thread reads under an optimistic stamp: it counts once the stamp was validated, is thrown
 * away if the validation failed, and is no better than any other read if nobody ever asked.
 *
 * <p>Such a read stands in the location's history with its section. A write that is not ordered
 * with it, before or after, is noted here as a suspect until the outcome is known.
 *
 * <p>Validation orders the reads before later writers, but nothing else that the thread has done.
 * So sections have a time of their own, in a slot of the vector clocks that belongs to no thread:
 * it is released to the lock's readers' clock before the validation. A writer that comes after a
 * successful one learns it, and one that does not know it came without the lock.
 */
final class OptimisticSection {
  private static final int SUSPECTS = 32;

  /** How many sections in a row a thread may leave without asking before some are forgotten. */
  private static final int UNASKED = 64;

  /**
   * For how many of its releases a thread may read on before it must ask. Linking and loading
   * classes release, too, and a thread that never asks must not go unchecked for ever.
   */
  private static final int PATIENCE = 4096;

  /** Loaded now: loading a class within a section would be an event in it. */
  private static final Suspect[] NONE = {};

  private static final Object CLOCK = new Object();

  /** The next instant of the sections' own time; guarded by CLOCK, zero before there is any. */
  private static long now;

  private enum Outcome {
    PENDING,
    COUNTS,
    THROWN_AWAY
  }

  private final Object lock;
  private final ThreadRecord reader;

  /** This section as detectors by name know it; null where there are none. */
  private final Section event = Tap.ON ? new Section() : null;

  /** Whether the lock was taken at its beginning: then the stamp itself says that it is no good. */
  private final boolean isVoid;

  /** Whether it goes on after a validation: then other reads may be in it that need none. */
  private final boolean isContinuation;

  /** The thread's section before this one, if it never asked for that. */
  private OptimisticSection earlier;

  /** When the thread asked, in the sections' own time; zero before. */
  private volatile long order;

  /** The rest is guarded by this. */
  private Outcome outcome = Outcome.PENDING;

  private Suspect[] suspects = NONE;
  private int count;

  /** An unordered write, and the read that it may race with. */
  private record Suspect(Location location, Context readAt, long write, Context writtenAt) {}

  private OptimisticSection(
      Object lock, ThreadRecord reader, boolean isVoid, boolean isContinuation) {
    this.lock = lock;
    this.reader = reader;
    this.isVoid = isVoid;
    this.isContinuation = isContinuation;
  }

  Section event() {
    return event;
  }

  /** The thread has got a stamp; a void one if the lock is taken. */
  static void begin(Object lock, boolean isVoid, ThreadState thread) {
    OptimisticSection before = thread.section;
    thread.tick();
    thread.readOptimistically(PATIENCE);
    if (before != null && before.lock != lock) {
      // Of two locks at once nobody can tell which one a read belongs to: such reads go unchecked.
      before.throwAwayAll();
      thread.section = null;
      return;
    }
    OptimisticSection section = new OptimisticSection(lock, thread.record, isVoid, false);
    if (before != null && before.isContinuation) {
      before.count();
      before = before.earlier;
    }
    section.earlier = before;
    section.forgetOldest();
    thread.section = section;
  }

  /** What was read in the oldest of many sections has probably been read again since. */
  private void forgetOldest() {
    OptimisticSection last = this;
    for (int i = 0; i < UNASKED && last != null; i++) {
      last = last.earlier;
    }
    if (last != null && last.earlier != null) {
      last.earlier.throwAwayAll();
      last.earlier = null;
    }
  }

  /** Before the thread asks whether its stamp is valid. */
  static void asking(Object lock, ThreadState thread) {
    OptimisticSection section = thread.section;
    if (section != null && section.lock == lock) {
      long instant = nextInstant();
      section.order = instant;
      VectorClock clock = VectorClock.EMPTY.with(Epoch.slot(instant), Epoch.time(instant));
      SyncClock readers = SyncTable.entry(lock).readers();
      if (Tap.ON) {
        Tap.begin(thread);
        try {
          readers.add(clock);
          Tap.validating(thread.record, section.event, readers.channel());
        } finally {
          Tap.end(thread);
        }
      } else {
        readers.add(clock);
      }
      // What is read from now on is not part of what is validated.
      thread.tick();
    }
  }

  private static long nextInstant() {
    synchronized (CLOCK) {
      if (now == 0) {
        now = Slots.take(null, VectorClock.EMPTY, null).firstEpoch();
      }
      return now++;
    }
  }

  /** After that. More may be read under a valid stamp, and be validated again. */
  static void asked(Object lock, boolean valid, ThreadState thread) {
    OptimisticSection section = thread.section;
    thread.readOptimistically(0);
    if (section == null || section.lock != lock) {
      return;
    }
    if (valid) {
      section.count();
    }
    section.throwAwayAll();
    thread.section = valid ? new OptimisticSection(lock, thread.record, false, true) : null;
    if (valid) {
      thread.readOptimistically(1);
    }
  }

  /** The thread has taken the lock for good: it starts anew, whatever it has read before. */
  static void locked(Object lock, ThreadState thread) {
    OptimisticSection section = thread.section;
    if (section != null && section.lock == lock) {
      if (section.isContinuation) {
        section.count();
      }
      section.throwAwayAll();
      thread.section = null;
      thread.readOptimistically(0);
      thread.tick();
    }
  }

  /** The thread has ended, or the program has: what it never asked for were plain reads. */
  static void end(ThreadState thread) {
    for (OptimisticSection each = thread.section; each != null; each = each.earlier) {
      if (each.isVoid) {
        each.throwAway();
      } else {
        each.count();
      }
    }
    thread.section = null;
  }

  /** The location's history after one more read in this section. */
  History read(History before, ThreadState thread, Context here, Location location, Object holder) {
    if (isVoid) {
      return before;
    }
    if (before != null
        && before.write != 0
        && !thread.knows(before.write)
        && !thread.reachedFrozen(before.write, holder)) {
      suspect(location, here, before.write, before.writtenAt);
    }
    return History.optimisticallyRead(before, thread, here, this);
  }

  /**
   * Whether a write that does not know a read of this section races with it, as far as is known.
   */
  boolean racesWith(Readers read, Location location, ThreadState writer, Context writtenAt) {
    long asked = order;
    return (asked == 0 || !writer.knows(asked))
        && suspect(location, read.context, writer.epoch, writtenAt) == Outcome.COUNTS;
  }

  synchronized boolean isThrownAway() {
    return outcome == Outcome.THROWN_AWAY;
  }

  private synchronized Outcome suspect(
      Location location, Context readAt, long write, Context writtenAt) {
    if (outcome == Outcome.PENDING && count < SUSPECTS) {
      if (count == 0) {
        suspects = new Suspect[SUSPECTS];
      }
      suspects[count++] = new Suspect(location, readAt, write, writtenAt);
    }
    return outcome;
  }

  /** The order of events comes first, then this object's lock, as wherever both are taken. */
  private void throwAway() {
    if (Tap.ON) {
      ThreadState thread = ThreadState.current();
      Tap.begin(thread);
      try {
        throwAwayNow();
      } finally {
        Tap.end(thread);
      }
    } else {
      throwAwayNow();
    }
  }

  private synchronized void throwAwayNow() {
    if (outcome == Outcome.PENDING) {
      outcome = Outcome.THROWN_AWAY;
      if (Tap.ON) {
        Tap.resolved(event, false);
      }
    }
    suspects = NONE;
    count = 0;
  }

  private void throwAwayAll() {
    for (OptimisticSection each = this; each != null; each = each.earlier) {
      each.throwAway();
    }
  }

  private void count() {
    Suspect[] found;
    if (Tap.ON) {
      ThreadState thread = ThreadState.current();
      Tap.begin(thread);
      try {
        found = countNow();
      } finally {
        Tap.end(thread);
      }
    } else {
      found = countNow();
    }
    for (Suspect each : found) {
      if (each != null) {
        Races.foundAfterwards(each.location, reader, each.readAt, each.write, each.writtenAt);
      }
    }
  }

  /** Gives back the suspects that are races now. */
  private synchronized Suspect[] countNow() {
    if (outcome != Outcome.PENDING) {
      return NONE;
    }
    outcome = Outcome.COUNTS;
    Suspect[] found = suspects;
    suspects = NONE;
    count = 0;
    if (Tap.ON) {
      Tap.resolved(event, true);
    }
    return found;
  }
}
