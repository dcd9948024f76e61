// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.tap.ObjectState;
import dev.heddle.runtime.internal.tap.Tap;
import java.util.Objects;
import jdk.internal.vm.annotation.DontInline;

/** A history that holds, besides, what a detector by name knows of the location. */
final class TrackedHistory extends History {
  final Object state;

  /** Whether several threads have accessed the location. */
  final boolean isShared;

  private TrackedHistory(History history, Object state) {
    super(history.write, history.writtenAt, history.last, history.lastAt, history.others);
    this.state = state;
    this.isShared = true;
  }

  private TrackedHistory(long epoch, Context here, Object state) {
    super(epoch, here, epoch, here, null);
    this.state = state;
    this.isShared = true;
  }

  /** A history that only says which accesses need not be told again. */
  private TrackedHistory(long write, long last, Readers others, Object state, boolean isShared) {
    super(write, null, last, null, others);
    this.state = state;
    this.isShared = isShared;
  }

  /**
   * After an access where nobody asks what it races with.
   *
   * @param known the history that is given back if it is the same; may be null
   */
  static TrackedHistory unjudged(
      TrackedHistory known, History before, boolean writes, ThreadState thread, Object state) {
    boolean isOwners =
        Tap.OWNERS_PASS && state instanceof ObjectState e && e.isOwnedBy(thread.record);
    // An owner passes without a look at this; and when it has lost the object, it must tell again.
    long epoch = isOwners ? 0 : thread.epoch;
    long write = writes ? epoch : before == null ? 0 : before.write;
    if (Tap.FOLLOWS_OWNERS && Epoch.slot(write) != Epoch.slot(epoch)) {
      // The writer has lost the object: if it goes on writing in its epoch, it must tell so.
      write = 0;
    }
    boolean isSteady = !writes && before != null && state == state(before);
    Readers others = isSteady ? otherReader(before, epoch) : null;
    boolean isShared = isShared(before, thread);
    return known != null
            && known.state == state
            && known.last == epoch
            && known.write == write
            && known.others == others
            && known.isShared == isShared
        ? known
        : new TrackedHistory(write, epoch, others, state, isShared);
  }

  /**
   * The latest reader, if that is another thread. Both have read in the state that the location has
   * now, and need not tell again until they synchronise: otherwise they would tell in turn.
   */
  private static Readers otherReader(History before, long epoch) {
    return before.last != 0 && Epoch.slot(before.last) != Epoch.slot(epoch)
        ? new Readers(before.last, null, null, null)
        : before.others;
  }

  /** Whether another thread than this has ever accessed the location. */
  static boolean isShared(History before, ThreadState thread) {
    return before != null
        && (before instanceof TrackedHistory tracked && tracked.isShared
            || before.last != 0 && Epoch.slot(before.last) != Epoch.slot(thread.epoch));
  }

  /** What a history holds for the detector; null if nothing. */
  static Object state(History history) {
    return history instanceof TrackedHistory tracked ? tracked.state : null;
  }

  /** Whether both hold the same for the detector. */
  static boolean areAlike(History left, History right) {
    return left instanceof TrackedHistory one
        ? right instanceof TrackedHistory other
            && one.isShared == other.isShared
            && Objects.equals(one.state, other.state)
        : !(right instanceof TrackedHistory);
  }

  static History of(History history, Object state) {
    return state == null ? history : new TrackedHistory(history, state);
  }

  /** A location whose last access is this write. */
  static History written(long epoch, Context here, Object state) {
    return state == null ? History.written(epoch, here) : new TrackedHistory(epoch, here, state);
  }

  /**
   * What a constructor leaves in all fields that it writes; where each must be told, it is nothing
   * that a field can take.
   */
  static History stamp(History written, ThreadState thread) {
    if (Tap.TELLS_CONSTRUCTORS) {
      return History.written(0, null);
    }
    thread.quiet++;
    try {
      MemoryAccess access =
          new MemoryAccess(
              thread.record,
              true,
              null,
              written.writtenAt,
              thread.locks.protecting(true),
              MemoryAccess.CONSTRUCTING);
      return of(written, Tap.constructed(access));
    } finally {
      thread.quiet--;
    }
  }

  /**
   * Tells of an access to one location; gives back what its new history has to hold.
   *
   * @param object the object that contains the location
   * @param part which one it is among the object's
   */
  static Object told(
      History before,
      boolean writes,
      ThreadState thread,
      Context here,
      Location location,
      Object object,
      long part) {
    MemoryAccess access = access(before, writes, thread, here, location, object);
    return Tap.accessed(state(before), access, thread, object, part);
  }

  /** What the code shows of the access, where anybody wants to know. */
  static int shown(int site) {
    return Tap.FOLLOWS_OWNERS ? Sites.flags(site) : 0;
  }

  /** Whether it is told late, where it matters who accessed an object before whom. */
  private static int late(ThreadState thread) {
    return Tap.FOLLOWS_OWNERS && thread.isLate ? MemoryAccess.LATE : 0;
  }

  /** The access as detectors see it. */
  @DontInline
  static MemoryAccess access(
      History before,
      boolean writes,
      ThreadState thread,
      Context here,
      Location location,
      Object object) {
    boolean isFrozen =
        Tap.NEEDS_CLOCKS
            && !writes
            && before != null
            && before.write != 0
            && !thread.knows(before.write)
            && thread.reachedFrozen(before.write, object);
    Section section =
        !writes && thread.readsOptimistically() && thread.section != null
            ? thread.section.event()
            : null;
    return new MemoryAccess(
        thread.record,
        writes,
        location,
        here,
        thread.locks.protecting(writes),
        (isFrozen ? MemoryAccess.FROZEN : 0) | shown(here.site()) | late(thread),
        section);
  }
}
