// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.tap.Tap;
import jdk.internal.vm.annotation.DontInline;

/** An access to many elements of an array that have few histories. Touched by one thread only. */
final class RangeAccess {
  final ThreadState thread;
  private ArrayShadow array;
  private boolean writes;
  private Context context;

  /** The latest steps: neighbouring elements mostly take the same. */
  private History written;

  private History readFrom;

  /** The latest history that holds a detector's state, and what it was made of. */
  private History tracked;

  private History trackedFrom;
  private History trackedTo;
  private TrackedHistory unjudged;

  private History read;

  /** The latest access of that kind, to this array or one like it. */
  private MemoryAccess recent;

  RangeAccess(ThreadState thread) {
    this.thread = thread;
  }

  RangeAccess of(ArrayShadow array, boolean writes, Context context) {
    this.array = array;
    this.writes = writes;
    this.context = context;
    // The same step of another access is to be told again.
    trackedTo = null;
    return this;
  }

  /** Elements at equal distances have been accessed some time ago. */
  void tell(ArrayShadow shadow, boolean wrote, Context where, int first, int step, int count) {
    of(shadow, wrote, where);
    thread.isLate = true;
    try {
      shadow.access(first, step, count, this);
    } finally {
      thread.isLate = false;
    }
    shadow.swept(count);
  }

  /** Whether the access is seen in a history, and nobody wants to hear of it again. */
  boolean isNoted(History history) {
    return !Tap.ON && (writes ? thread.hasWritten(history) : thread.hasAccessed(history));
  }

  /** What the access makes of a history; reports it if it is a race. */
  @DontInline
  History after(History before) {
    if (Tap.ON && !Tap.WANTS_ENGINE) {
      return unjudged(before);
    }
    if (KnownSteps.areUseful(thread) && isInOrder(before)) {
      return known(before);
    }
    History after = writes ? afterWrite(before) : afterRead(before);
    return Tap.ON ? tracked(before, after) : after;
  }

  private boolean isInOrder(History before) {
    return before == null || before.isKnownTo(thread, writes);
  }

  /** What the access makes of such a history, maybe of one of another array. */
  @DontInline
  private History known(History before) {
    KnownSteps steps = thread.detectors.steps();
    long key = steps.key(writes, context.key(), thread);
    History known = steps.find(key, before, array);
    if (known != null) {
      return known;
    }
    History after = writes ? afterWrite(before) : afterRead(before);
    Object state = TrackedHistory.state(before);
    Object judged = TappedAccess.judgedQuietly(state, recent(), thread);
    if (judged == TappedAccess.FOUND) {
      return tracked(before, after);
    }
    History later = after == before && judged == state ? before : TrackedHistory.of(after, judged);
    steps.add(key, before, later, array);
    return later;
  }

  /**
   * Whether the access changes nothing of what is known of the array as a whole, where that is all
   * that is asked for.
   *
   * @param state what an element's history holds
   */
  boolean leaves(Object state) {
    return Tap.OWNERS_PASS && Tap.isFree(state, array, thread)
        || Tap.isKept(state, writes, context, thread);
  }

  /** Tells of all elements at once; what becomes of their states comes one by one. */
  void tellAll(int first, int step, int count) {
    if (!Tap.TELLS_RANGES) {
      return;
    }
    History frozen = writes ? null : array.frozenHistory(first, step, count, thread);
    MemoryAccess all = TrackedHistory.access(frozen, writes, thread, context, array, array);
    Tap.accessed(all, array, first, step, count);
  }

  /** Also where it repeats what was done in the same epoch: all elements were told of it. */
  private History tracked(History before, History after) {
    if (trackedFrom != before || trackedTo != after) {
      MemoryAccess access = TrackedHistory.access(before, writes, thread, context, array, array);
      Object state = TrackedHistory.state(before);
      Object judged = Tap.judged(state, access, thread, array);
      tracked = after == before && judged == state ? before : TrackedHistory.of(after, judged);
      trackedFrom = before;
      trackedTo = after;
    }
    return tracked;
  }

  /** Where the engine's own verdict does not matter. */
  private History unjudged(History before) {
    if (TappedAccess.isKnown(before, writes, thread)) {
      return before;
    }
    if (trackedTo == null || !History.areEqual(trackedFrom, before)) {
      Object judged = judged(before);
      trackedFrom = before;
      unjudged = TrackedHistory.unjudged(unjudged, before, writes, thread, judged);
      trackedTo = unjudged;
    }
    return trackedTo;
  }

  private Object judged(History before) {
    Object state = TrackedHistory.state(before);
    if (Tap.IS_ONLY_BY_OBJECT && leaves(state)) {
      return state;
    }
    if (Tap.IS_ONLY_BY_FIELD) {
      Object judged = thread.detectors.accesses().judged(state, recent(), thread);
      if (judged != TappedAccess.FOUND) {
        return judged;
      }
    }
    MemoryAccess access = TrackedHistory.access(before, writes, thread, context, array, array);
    return Tap.judged(state, access, thread, array);
  }

  private MemoryAccess recent() {
    MemoryAccess known = recent;
    if (known == null
        || known.place != context
        || known.writes != writes
        || known.locks != thread.locks.protecting(writes)
        || !known.location.isLike(array)) {
      known = TrackedHistory.access(null, writes, thread, context, array, array);
      recent = known;
    }
    return known;
  }

  private History afterWrite(History known) {
    if (thread.hasWritten(known)) {
      return known;
    }
    History before = History.settled(known);
    if (before != null && !before.isKnownTo(thread)) {
      Transitions.racesWithWrite(before, thread, context, array, array);
    }
    if (written == null || written.write != thread.epoch || written.writtenAt != context) {
      written = History.written(thread.epoch, context);
    }
    if (Meetings.areWanted()) {
      Meetings.written(before, thread, context, array);
    }
    return written;
  }

  private History afterRead(History known) {
    if (thread.hasAccessed(known) || known != null && known.hasAccess(thread.epoch)) {
      return known;
    }
    History before = History.settled(known);
    if (before != null && before.write != 0 && !thread.knows(before.write)) {
      return Transitions.racesWithRead(before, thread, context, array, array);
    }
    if (Meetings.areWanted()) {
      Meetings.read(before, thread, context, array);
    }
    boolean isSameStep =
        read != null && readFrom == before && read.last == thread.epoch && read.lastAt == context;
    if (!isSameStep) {
      readFrom = before;
      read =
          before == null ? History.read(thread.epoch, context) : before.withRead(thread, context);
    }
    return read;
  }
}
