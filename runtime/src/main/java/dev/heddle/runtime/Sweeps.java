// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.ArrayList;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/**
 * A thread's sweeps over arrays, and the shadows of the arrays that it has met. Touched by that
 * thread only.
 */
final class Sweeps {
  /** So many sweeps that have not been told keep few arrays' shadows alive. */
  private static final int MOST_LISTED = 32;

  /** Longer arrays are not looked at whole, lest the look take longer than what it saves. */
  private static final int MOST_RECOGNISED = 64;

  private final ThreadState thread;
  private final Sweep[] recent;
  private final ArrayShadow[] shadows;

  /** The epochs in which the thread has read all elements of these arrays, zero if it has not. */
  private final long[] readAt;

  private final Sweep[] listed = new Sweep[MOST_LISTED];
  private final RangeAccess access;
  private int count;

  /**
   * @param size how much to remember, a power of two
   */
  Sweeps(ThreadState thread, int size) {
    this.thread = thread;
    recent = new Sweep[size];
    // Shadows of dead arrays stay here until they are replaced.
    shadows = new ArrayShadow[size / 4];
    readAt = new long[size / 4];
    access = new RangeAccess(thread);
  }

  /** The sweep of a place in a calling context. */
  Sweep find(int site, long callingContext, boolean writes) {
    int index = index(site, callingContext);
    Sweep sweep = recent[index];
    if (sweep != null && sweep.site == site && sweep.callingContext == callingContext) {
      return sweep;
    }
    sweep = new Sweep(site, callingContext, writes);
    recent[index] = sweep;
    return sweep;
  }

  /** The sweep of a place if it was met lately in that calling context, else null. */
  Sweep recent(int site, long callingContext) {
    Sweep sweep = recent[index(site, callingContext)];
    boolean isTheirs =
        sweep != null
            && sweep.site == site
            && sweep.callingContext == callingContext
            && sweep.array != null;
    return isTheirs ? sweep : null;
  }

  private int index(int site, long callingContext) {
    return (site + (int) (callingContext ^ callingContext >>> 32)) & (recent.length - 1);
  }

  /** The shadow of an array. */
  ArrayShadow shadow(Object array) {
    return shadows[find(array)];
  }

  private int find(Object array) {
    int index = System.identityHashCode(array) & (shadows.length - 1);
    ArrayShadow shadow = shadows[index];
    if (shadow == null || !shadow.refersTo(array)) {
      shadows[index] = ArrayShadow.of(array);
      readAt[index] = 0;
    }
    return index;
  }

  /** The place of the sweep turns to an array, if it is not there already. */
  void turn(Sweep sweep, Object array) {
    if (sweep.array == null || !sweep.array.refersTo(array)) {
      tell(sweep);
      int index = find(array);
      sweep.bind(shadows[index]);
      if (readAt[index] == thread.epoch && !sweep.writes) {
        list(sweep);
        sweep.whole = array;
      }
    }
  }

  /** The place has read an element that was known: perhaps the others are known as well. */
  @DontInline
  void recognise(Sweep sweep, Object array, History[] cells) {
    if (cells.length <= MOST_RECOGNISED && sweep.isCurious()) {
      list(sweep);
      boolean hasRead = hasReadAll(cells);
      sweep.found(hasRead ? array : null);
      if (hasRead) {
        readAt[find(array)] = thread.epoch;
      }
    }
  }

  private boolean hasReadAll(History[] cells) {
    for (History each : cells) {
      if (!thread.hasAccessed(each)) {
        return false;
      }
    }
    return true;
  }

  /** The sweep holds something that is true of this epoch only. */
  void list(Sweep sweep) {
    if (!sweep.isListed) {
      if (count == MOST_LISTED) {
        tellAll();
      }
      sweep.isListed = true;
      listed[count++] = sweep;
    }
  }

  /** Tells one sweep; its place has turned elsewhere. */
  void tell(Sweep sweep) {
    sweep.tell(access);
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Tells what has not been told; the thread is about to synchronise. */
  @DontInline
  void tellAll() {
    while (count > 0) {
      Sweep sweep = listed[--count];
      listed[count] = null;
      sweep.isListed = false;
      sweep.tell(access);
    }
  }

  /** What the thread, which may be running on, has not told yet; as far as that can be seen. */
  List<Sweep> copies() {
    List<Sweep> copies = new ArrayList<>();
    for (Sweep sweep : listed) {
      Sweep copy = sweep == null ? null : sweep.copied();
      if (copy != null) {
        copies.add(copy);
      }
    }
    return copies;
  }

  /** Tells such copies on behalf of their thread. */
  static void tell(List<Sweep> copies, ThreadState then) {
    RangeAccess theirs = new RangeAccess(then);
    for (Sweep copy : copies) {
      copy.tell(theirs);
    }
  }

  RangeAccess access() {
    return access;
  }
}
