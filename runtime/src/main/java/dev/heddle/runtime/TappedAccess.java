// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.vm.annotation.DontInline;

/** A plain access to one location, wherever its history lies, that others are told of too. */
final class TappedAccess {
  /** Instead of a state: something is to be reported. */
  static final Object FOUND = new Object();

  private TappedAccess() {}

  /**
   * Does what the engine does for an access, and tells of it if it is not a repetition.
   *
   * @param base what holds the reference to the history, at that offset
   * @param object the object that contains the location
   * @param part which one it is among the object's
   */
  static void access(
      boolean writes,
      Object base,
      long offset,
      Location location,
      Object object,
      long part,
      ThreadState thread,
      long context,
      int site) {
    if (!Tap.WANTS_ENGINE) {
      if (!(Tap.FOLLOWS_OWNERS && isCovered(site))) {
        tell(writes, base, offset, location, object, part, thread, context, site);
      }
      return;
    }
    Tap.begin(thread);
    try {
      Context here = thread.contextAt(context, site);
      while (true) {
        History before = (History) Memory.UNSAFE.getReference(base, offset);
        if (writes ? thread.hasWritten(before) : thread.hasAccessed(before)) {
          return;
        }
        History after =
            KnownSteps.areUseful(thread) && isInOrder(before, writes, thread)
                ? afterInOrder(before, writes, thread, context, site, here, location, object, part)
                : writes
                    ? afterWrite(before, thread, here, location, object, part)
                    : afterRead(before, thread, context, site, here, location, object, part);
        if (after == before || Memory.UNSAFE.compareAndSetReference(base, offset, before, after)) {
          return;
        }
      }
    } finally {
      if (Tap.TELLS_ALL) {
        thread.tick();
      }
      Tap.end(thread);
    }
  }

  /**
   * Whether the call of the method that makes the access stands for it. Not telling it leaves the
   * location's history alone, so that a later access which is not covered is told.
   */
  private static boolean isCovered(int site) {
    int either = MemoryAccess.THROUGH_THIS | MemoryAccess.CONSTRUCTING;
    return (Sites.flags(site) & either) == MemoryAccess.THROUGH_THIS;
  }

  /** Where the engine's own verdict does not matter. */
  @DontInline
  private static void tell(
      boolean writes,
      Object base,
      long offset,
      Location location,
      Object object,
      long part,
      ThreadState thread,
      long context,
      int site) {
    Tap.begin(thread);
    try {
      History before;
      History after;
      do {
        before = (History) Memory.UNSAFE.getReference(base, offset);
        if (isKnown(before, writes, thread)) {
          return;
        }
        after = after(before, writes, location, object, part, thread, context, site);
      } while (after != before
          && !Memory.UNSAFE.compareAndSetReference(base, offset, before, after));
    } finally {
      if (Tap.TELLS_ALL) {
        thread.tick();
      }
      Tap.end(thread);
    }
  }

  private static History after(
      History before,
      boolean writes,
      Location location,
      Object object,
      long part,
      ThreadState thread,
      long context,
      int site) {
    Object state = TrackedHistory.state(before);
    if (Tap.isSettled(state) || Tap.OWNERS_PASS && Tap.isFree(state, object, thread)) {
      return afterSettled(before, state, writes, thread, site);
    }
    Object later =
        Tap.IS_ONLY_BY_FIELD
            ? judgedLike(state, writes, location, thread, context, site)
            : Tap.IS_ONLY_BY_OBJECT
                    && Tap.isKept(state, writes, thread.contextAt(context, site), thread)
                ? state
                : FOUND;
    if (later == FOUND) {
      MemoryAccess access =
          Tap.NEEDS_CLOCKS
              ? TrackedHistory.access(
                  before, writes, thread, thread.contextAt(context, site), location, object)
              : known(writes, location, thread, context, site);
      later = Tap.accessed(state, access, thread, object, part);
    }
    return after(before, state, later, writes, thread, site);
  }

  /**
   * What the detector makes of the access where a state is all that matters, so that an access to a
   * location like this one will do. {@link #FOUND} if it is to be told of this very location.
   */
  @DontInline
  private static Object judgedLike(
      Object state, boolean writes, Location location, ThreadState thread, long context, int site) {
    if (state != null && Tap.keeps(state, writes, thread.contextAt(context, site), thread)) {
      return state;
    }
    KnownAccesses known = thread.detectors.accesses();
    MemoryAccess access = known.findLike(writes, location, 0, thread, context, site);
    return known.judged(state, access, thread);
  }

  /** What the detector makes of the access, or {@link #FOUND} if it wants to report something. */
  static Object judgedQuietly(Object state, MemoryAccess access, ThreadState thread) {
    ForDetectors detectors = thread.detectors;
    detectors.findings = detectors.withheld;
    try {
      Object later = Tap.judged(state, access);
      return detectors.withheld.isEmpty() ? later : FOUND;
    } finally {
      detectors.withheld.clear();
      detectors.findings = null;
    }
  }

  private static MemoryAccess known(
      boolean writes, Location location, ThreadState thread, long context, int site) {
    int shown = TrackedHistory.shown(site);
    return thread.detectors.accesses().find(writes, location, shown, thread, context, site);
  }

  /** Whether the thread has told such an access in this epoch, or none of what it reads counts. */
  static boolean isKnown(History before, boolean writes, ThreadState thread) {
    return writes
        ? thread.hasWritten(before)
        : thread.hasAccessed(before) || thread.readsOptimistically();
  }

  /**
   * The history after an access that no detector wants to hear of. It stays as it is, unless the
   * thread comes to such locations all the time: then compiled code must see that it need not.
   */
  private static History afterSettled(
      History before, Object state, boolean writes, ThreadState thread, int site) {
    return thread.detectors.isRare(thread.epoch)
        ? before
        : thread.detectors.accesses().after(before, writes, thread, state, site);
  }

  /**
   * The history after an access that was told. A location that several threads access keeps its
   * history if the detector's state stays the same: the next access will be told again, but what
   * both threads only read costs much less than what they write in turn. Where a thread holds no
   * lock it may go on like this for long without beginning an epoch, so then only at first.
   */
  @DontInline
  private static History after(
      History before, Object state, Object later, boolean writes, ThreadState thread, int site) {
    return later == state
            && TrackedHistory.isShared(before, thread)
            && (!thread.locks.isEmpty() || thread.detectors.isRare(thread.epoch))
        ? before
        : thread.detectors.accesses().after(before, writes, thread, later, site);
  }

  private static boolean isInOrder(History before, boolean writes, ThreadState thread) {
    return before == null || before.isKnownTo(thread, writes);
  }

  /** After an access that does not race: what it was for a location like this one, if it was. */
  @DontInline
  private static History afterInOrder(
      History before,
      boolean writes,
      ThreadState thread,
      long context,
      int site,
      Context here,
      Location location,
      Object object,
      long part) {
    KnownSteps steps = thread.detectors.steps();
    long key = steps.key(writes, here.key(), thread);
    History known = steps.find(key, before, location);
    if (known != null) {
      return known;
    }
    History read =
        writes ? null : Transitions.read(before, thread, context, site, location, object);
    if (!writes && read == before) {
      return before;
    }
    MemoryAccess access = TrackedHistory.access(before, writes, thread, here, location, object);
    Object state = TrackedHistory.state(before);
    Object judged = judgedQuietly(state, access, thread);
    boolean isFound = judged == FOUND;
    if (isFound) {
      judged = Tap.accessed(state, access, thread, object, part);
    }
    History after =
        writes
            ? TrackedHistory.written(thread.epoch, here, judged)
            : TrackedHistory.of(read, judged);
    if (!isFound) {
      steps.add(key, before, after, location);
    }
    return after;
  }

  @DontInline
  private static History afterWrite(
      History before,
      ThreadState thread,
      Context here,
      Location location,
      Object object,
      long part) {
    if (before != null && !before.isKnownTo(thread)) {
      Transitions.racesWithWrite(before, thread, here, location, object);
    }
    Object state = TrackedHistory.told(before, true, thread, here, location, object, part);
    return TrackedHistory.written(thread.epoch, here, state);
  }

  @DontInline
  private static History afterRead(
      History before,
      ThreadState thread,
      long context,
      int site,
      Context here,
      Location location,
      Object object,
      long part) {
    History after = Transitions.read(before, thread, context, site, location, object);
    if (after == before) {
      return before;
    }
    Object state = TrackedHistory.told(before, false, thread, here, location, object, part);
    return TrackedHistory.of(after, state);
  }
}
