// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.tap.ObjectState;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.vm.annotation.DontInline;

/**
 * The elements of one array that a place in the program has accessed since the thread last
 * synchronised, at equal distances one after the other. They are told to the array's shadow all at
 * once, when the place turns elsewhere or the thread synchronises. Until then no other thread can
 * come to know of these accesses, so it makes no difference that they are told late.
 *
 * <p>Belongs to a place in a calling context of one thread, and is touched by that thread only.
 */
public final class Sweep {
  /** No element, and no index that a program is likely to try instead of one. */
  private static final int NONE = Integer.MIN_VALUE;

  final int site;
  final long callingContext;
  final boolean writes;

  /** The array that the place is at; null before the first. */
  ArrayShadow array;

  /** What the thread knows of that array; null if it is long. */
  MetArray met;

  /**
   * What detectors know of that array as a whole, where it matters who owns it; null if nothing.
   */
  ObjectState whole;

  /** The sweep of the place that accesses the element after each of this one's; null if none. */
  Sweep neighbour;

  /** Elements from here on, {@code span} of them, need not be told any more. */
  private int from;

  private int span;

  /** How far the span may grow upwards without a look at the elements. */
  private int room;

  /** The element that goes on a sweep in another direction or in larger steps. */
  private int next = NONE;

  /** The distance of the elements if it is not one, else zero. */
  private int step;

  private int start;

  /** What {@link #judged} has found: elements that hold nothing that this thread does not know. */
  private int low;

  private int high;

  /** Whether the thread has accessed all of these in this epoch. */
  private boolean isKnown;

  private Context context;

  /** Whether there are elements to be told. The last to be set, for another thread that looks. */
  private boolean isPending;

  /** Changes whenever the sweep begins anew, so that such a thread sees one state or none. */
  private int version;

  /** Whether the thread's list holds the sweep, to be told or forgotten at the next release. */
  boolean isListed;

  Sweep(int site, long callingContext, boolean writes) {
    this.site = site;
    this.callingContext = callingContext;
    this.writes = writes;
  }

  /** Whether the access need not be told now. */
  boolean takes(int index) {
    int offset = index - from;
    if (offset >= 0 && offset < span) {
      return true;
    } else if (offset == span && offset < room) {
      span = offset + 1;
      return true;
    }
    return index == next && advances(index);
  }

  /** The same for all elements from one to another, or for some that lie between them. */
  boolean takesAll(int lowest, int highest) {
    return lowest >= from && highest - from < span;
  }

  private boolean advances(int index) {
    from = index;
    if (step == 0) {
      span++;
    }
    next = following(step == 0 ? -1 : step);
    return true;
  }

  private int following(int distance) {
    int following = from + distance;
    return following >= low && following < high ? following : NONE;
  }

  /** Turns to another array. */
  void bind(ArrayShadow shadow) {
    forget();
    array = shadow;
    whole = null;
  }

  /** Where owners pass: whether the thread may access the array without telling of it. */
  boolean isFree(ThreadState thread) {
    ObjectState known = whole;
    return known != null && known.isFreeTo(thread.record);
  }

  /** Whether another thread than this has accessed the array last. */
  boolean isInterrupted(ThreadState thread) {
    ObjectState known = whole;
    return known == null || !known.wasAccessedLastBy(thread.record);
  }

  /** From now on, each element has to be told again. */
  void forget() {
    isPending = false;
    version++;
    Memory.UNSAFE.storeFence();
    span = 0;
    room = 0;
    step = 0;
    next = NONE;
  }

  /** Begins at an element; false if the element must be looked at by itself. */
  @DontInline
  boolean begin(int index, ThreadState thread) {
    forget();
    if (!array.judge(this, index, 0, thread)) {
      return false;
    }
    if (isKnown) {
      toldAll(low, high - low, thread);
    } else {
      from = index;
      start = index;
      span = 1;
      room = array.hasLanes() ? 0 : high - index;
      context = thread.contextAt(callingContext, site);
      publish();
    }
    return true;
  }

  /** The thread has accessed all these in this epoch, as was told just now or elsewhere before. */
  void toldAll(int lowest, int count, ThreadState thread) {
    from = lowest;
    span = count;
    if (met != null) {
      met.note(lowest, lowest + count, thread);
    }
  }

  /**
   * The elements that need not be told, to be handed to {@link #toldAll(int, int, long,
   * ThreadState)}.
   */
  long told() {
    return (long) from << Integer.SIZE | span;
  }

  /** The same, and those that were told before still hold if they lie beside these. */
  void toldAll(int lowest, int count, long before, ThreadState thread) {
    int first = (int) (before >> Integer.SIZE);
    int behind = first + (int) before;
    boolean isBeside = first != behind && first <= lowest + count && lowest <= behind;
    int start = isBeside ? Math.min(first, lowest) : lowest;
    int end = isBeside ? Math.max(behind, lowest + count) : lowest + count;
    toldAll(start, end - start, thread);
  }

  private void publish() {
    Memory.UNSAFE.storeFence();
    isPending = true;
  }

  /**
   * Goes on at an element that was not foreseen, and is not among those accessed already; false if
   * it does not belong to the sweep.
   */
  @DontInline
  boolean goesOn(int index, ThreadState thread) {
    int distance = index - last();
    boolean isSecond = span == 1 && step == 0;
    boolean isNext = isSecond || distance == (step == 0 ? distance(index) : step);
    if (!isPending || !isNext || Math.abs(distance) > ArrayShadow.MOST_LANES) {
      return false;
    }
    if (!array.judge(this, index, distance, thread)) {
      return false;
    }
    if (distance == 1) {
      span++;
      room = high - from;
    } else if (distance == -1) {
      from = index;
      span++;
      next = following(-1);
    } else {
      step = distance;
      from = index;
      room = 0;
      next = following(distance);
    }
    return true;
  }

  private int last() {
    return step == 0 && from == start ? from + span - 1 : from;
  }

  /** Of a sweep by ones. */
  private int distance(int index) {
    return index > start ? 1 : -1;
  }

  /**
   * Part of a stretch of elements has this history.
   *
   * @return whether the thread may access them without a further look
   */
  boolean judged(
      History history, int lowest, int behindHighest, boolean isOnlyPart, ThreadState thread) {
    low = lowest;
    high = behindHighest;
    isKnown = isOnlyPart && (writes ? thread.hasWritten(history) : thread.hasAccessed(history));
    return history == null || !Tap.NEEDS_CLOCKS || history.isKnownTo(thread, writes);
  }

  /**
   * A copy made by another thread; null if there is nothing to tell, or the sweep has just begun
   * anew. One that goes on meanwhile may have an element too few in the copy.
   */
  Sweep copied() {
    int before = version;
    boolean wasPending = isPending;
    Memory.UNSAFE.loadFence();
    Sweep copy = new Sweep(site, callingContext, writes);
    copy.array = array;
    copy.isPending = wasPending;
    copy.from = from;
    copy.span = span;
    copy.step = step;
    copy.start = start;
    copy.context = context;
    Memory.UNSAFE.loadFence();
    return wasPending && isPending && version == before ? copy : null;
  }

  /** Tells the array's shadow what has been accessed. */
  @DontInline
  void tell(RangeAccess access) {
    if (!isPending) {
      forget();
      return;
    }
    int count = step == 0 ? span : (from - start) / step + 1;
    int first = step == 0 ? from : Math.min(from, start);
    int distance = step == 0 ? 1 : Math.abs(step);
    forget();
    access.tell(array, writes, context, first, distance, count);
  }
}
