// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Accesses to array elements. In a loop, woven code keeps the sweep of each place in a local
 * variable and hands it in; elsewhere the thread's sweeps are asked for it.
 */
public final class Cells {
  private Cells() {}

  /** Before an element is read in a loop; gives back the sweep to keep. */
  public static Sweep read(
      Object array, int index, Sweep sweep, ThreadState thread, long context, int site) {
    return isRead(array, index, sweep, thread)
        ? sweep
        : access(array, index, false, thread, context, site);
  }

  /** Whether the read goes on the sweep, or need not be looked at. */
  @ForceInline
  private static boolean isRead(Object array, int index, Sweep sweep, ThreadState thread) {
    if (array == null || sweep == null || !sweep.array.refersTo(array)) {
      return false;
    }
    if (OwnedArrays.isInterrupted(sweep, thread)) {
      return false;
    }
    if (sweep.takes(index) || OwnedArrays.isOwn(sweep, thread)) {
      return true;
    }
    MetArray met = sweep.met;
    if (met != null && met.isAccessed(index, thread)) {
      return true;
    }
    History[] cells = sweep.array.cells;
    return cells != null && hasReadInLong(cells, index, thread);
  }

  /** Elements of shorter arrays are to be noted. */
  @ForceInline
  private static boolean hasReadInLong(History[] cells, int index, ThreadState thread) {
    return (cells.length > MetArray.LONGEST || Tap.TELLS_ALL)
        && index >= 0
        && index < cells.length
        && thread.hasAccessed(cells[index]);
  }

  /**
   * Before an element is read in a loop.
   *
   * @param isKnown whether the thread had accessed all elements when the loop was entered, in the
   *     epoch that it is still in
   * @param elements those that it had accessed
   */
  @ForceInline
  public static Sweep read(
      Object array,
      int index,
      boolean isKnown,
      long elements,
      Sweep sweep,
      ThreadState thread,
      long context,
      int site) {
    return isKnown || (elements >>> index & 1) != 0
        ? sweep
        : read(array, index, sweep, thread, context, site);
  }

  /**
   * The same for an array that may be another one than at the entry.
   *
   * @param known the shadow of that at the entry, null if it was not known
   * @param elements those that the thread had accessed of it
   */
  @ForceInline
  public static Sweep read(
      Object array,
      int index,
      ArrayShadow known,
      long elements,
      Sweep sweep,
      ThreadState thread,
      long context,
      int site) {
    return (elements >>> index & 1) != 0 && known != null && known.refersTo(array)
        ? sweep
        : read(array, index, sweep, thread, context, site);
  }

  /** Whether these are all elements of an array. */
  public static boolean areAll(long elements) {
    return elements == MetArray.ALL;
  }

  /** What the thread knows of an array; null if it has not met it lately. */
  public static MetArray met(Object array, ThreadState thread) {
    Sweeps sweeps = thread.sweeps;
    return sweeps == null ? null : sweeps.met().get(array);
  }

  /** The elements of such an array that it has accessed in its present epoch: a bit for each. */
  public static long accessed(MetArray met, ThreadState thread) {
    return met == null ? 0 : met.accessed(thread);
  }

  /** The shadow of such an array. */
  public static ArrayShadow shadow(MetArray met) {
    return met == null ? null : met.shadow;
  }

  /** Before an element is written in a loop; gives back the sweep to keep. */
  public static Sweep write(
      Object array, int index, Sweep sweep, ThreadState thread, long context, int site) {
    return isWritten(array, index, sweep, thread)
        ? sweep
        : access(array, index, true, thread, context, site);
  }

  /** Whether the write goes on the sweep, or need not be looked at. */
  @ForceInline
  private static boolean isWritten(Object array, int index, Sweep sweep, ThreadState thread) {
    if (array == null || sweep == null || !sweep.array.refersTo(array)) {
      return false;
    }
    if (OwnedArrays.isInterrupted(sweep, thread)) {
      return false;
    }
    History[] cells = sweep.array.cells;
    if (OwnedArrays.isOwn(sweep, thread)) {
      return true;
    }
    return cells == null
        ? sweep.takes(index)
        : index >= 0 && index < cells.length && thread.hasWritten(cells[index]);
  }

  /** Before an element is read outside of loops. */
  public static void read(Object array, int index, ThreadState thread, long context, int site) {
    if (!isRead(array, index, Sweeps.recent(thread, site, context), thread)
        && !isKnown(array, index, thread)) {
      access(array, index, false, thread, context, site);
    }
  }

  /** Whether the thread has accessed the element in its present epoch, at whatever place. */
  private static boolean isKnown(Object array, int index, ThreadState thread) {
    MetArray met = array == null ? null : met(array, thread);
    return met != null && met.isAccessed(index, thread);
  }

  /** Before an element is written outside of loops. */
  public static void write(Object array, int index, ThreadState thread, long context, int site) {
    write(array, index, Sweeps.recent(thread, site, context), thread, context, site);
  }

  /** After a loop has read elements at equal distances. */
  public static void readLoop(
      Object array, int first, int count, int step, ThreadState thread, long context, int site) {
    accessLoop(array, first, count, step, false, thread, context, site);
  }

  /** After a loop has written elements at equal distances. */
  public static void writeLoop(
      Object array, int first, int count, int step, ThreadState thread, long context, int site) {
    accessLoop(array, first, count, step, true, thread, context, site);
  }

  @DontInline
  private static void accessLoop(
      Object array,
      int first,
      int count,
      int step,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    if (count <= 0 || array == null || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      Sweeps sweeps = thread.sweeps();
      Sweep sweep = sweeps.findFor(site, context, writes);
      sweeps.turn(sweep, array);
      int last = first + (count - 1) * step;
      int lowest = Math.min(first, last);
      int highest = Math.max(first, last);
      boolean isOwn = Tap.FOLLOWS_OWNERS && OwnedArrays.meet(sweep, thread);
      if (isOwn || sweep.takesAll(lowest, highest)) {
        return;
      }
      ArrayShadow shadow = sweep.array;
      if (lowest < 0 || highest >= shadow.length) {
        return;
      }
      long told = sweep.told();
      sweeps.tell(sweep);
      if (!isSwept(writes, thread)) {
        for (int index = first; index != last + step; index += step) {
          accessAlone(shadow, index, writes, thread, context, site);
        }
        return;
      }
      accessStretch(shadow, lowest, Math.abs(step), count, writes, thread, context, site);
      shadow.swept(count);
      if (highest - lowest == count - 1) {
        sweeps.list(sweep);
        sweep.toldAll(lowest, count, told, thread);
        OwnedArrays.told(sweep, thread);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** Gives back the sweep that the place is in now, or null if nothing is known of the array. */
  @DontInline
  private static Sweep access(
      Object array, int index, boolean writes, ThreadState thread, long context, int site) {
    if (array == null || thread.quiet != 0 || Checking.stopped()) {
      return null;
    }
    try {
      if (Perturbation.on) {
        Perturbation.before(writes, thread, site);
      }
      Sweeps sweeps = thread.sweeps();
      Sweep sweep = sweeps.find(site, context, writes);
      if (isStillAt(array, index, sweep, thread)) {
        return sweep;
      }
      sweeps.turn(sweep, array);
      boolean isInterrupted = OwnedArrays.isInterrupted(sweep, thread);
      if (Tap.FOLLOWS_OWNERS && OwnedArrays.meet(sweep, thread)) {
        return sweep;
      }
      if (!isInterrupted && !writes && sweep.met != null && sweep.met.isAccessed(index, thread)) {
        return sweep;
      }
      ArrayShadow shadow = sweep.array;
      if (index < 0 || index >= shadow.length) {
        return sweep;
      }
      History[] cells = shadow.cells;
      if (cells != null) {
        boolean isNoted = !writes && isSwept(false, thread);
        if (!isNoted || !thread.hasAccessed(cells[index])) {
          accessCell(shadow, cells, index, writes, thread, context, site);
        }
        if (isNoted && sweep.met != null && thread.hasAccessed(cells[index])) {
          sweep.met.note(index, index + 1, thread);
        }
      } else if (!sweep.takes(index) && !sweep.goesOn(index, thread)) {
        sweeps.tell(sweep);
        sweeps.list(sweep);
        if (!isSwept(writes, thread) || !sweep.begin(index, thread) || Tap.FOLLOWS_OWNERS) {
          accessAlone(shadow, index, writes, thread, context, site);
          OwnedArrays.told(sweep, thread);
        }
      }
      return sweep;
    } catch (Throwable e) {
      Checking.failed(e);
      return null;
    }
  }

  /** Whether a loop that is entered again, without its sweep, goes on where it was left. */
  private static boolean isStillAt(Object array, int index, Sweep sweep, ThreadState thread) {
    return sweep.array != null
        && (sweep.writes
            ? isWritten(array, index, sweep, thread)
            : isRead(array, index, sweep, thread));
  }

  /** What may be thrown away, and what the naive detector compares, is told one by one. */
  private static boolean isSwept(boolean writes, ThreadState thread) {
    return !Oracle.ON && !Tap.TELLS_ALL && (writes || !thread.readsOptimistically());
  }

  private static void accessAlone(
      ArrayShadow shadow, int index, boolean writes, ThreadState thread, long context, int site) {
    if (isSwept(writes, thread)) {
      accessStretch(shadow, index, 1, 1, writes, thread, context, site);
    } else {
      accessCell(shadow, shadow.cells(), index, writes, thread, context, site);
    }
  }

  @DontInline
  private static void accessCell(
      ArrayShadow shadow,
      History[] cells,
      int index,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    if (Tap.ON) {
      long offset = Memory.REFERENCES + ((long) index << Memory.REFERENCE_SHIFT);
      TappedAccess.access(writes, cells, offset, shadow, shadow, index, thread, context, site);
      return;
    }
    Location location = Oracle.ON ? compared(shadow, index, writes, thread) : shadow;
    while (true) {
      History before = cells[index];
      History after;
      if (writes) {
        if (!Oracle.ON && thread.hasWritten(before)) {
          return;
        }
        after = Transitions.write(before, thread, context, site, location, shadow);
      } else {
        if (!Oracle.ON && thread.hasAccessed(before)) {
          return;
        }
        after = Transitions.read(before, thread, context, site, location, shadow);
      }
      if (after == before) {
        break;
      } else if (before != null && before.isMadeBy(thread)) {
        // Another thread's access that gets lost here would be unordered with both of these.
        cells[index] = after;
        break;
      } else if (ArrayShadow.replace(cells, index, before, after)) {
        break;
      }
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  private static Location compared(
      ArrayShadow shadow, int index, boolean writes, ThreadState thread) {
    return writes
        ? Oracle.write(shadow, index, thread, shadow)
        : Oracle.read(shadow, index, thread, shadow);
  }

  /** Before a stretch of elements is read by a library call; wrong bounds are the program's own. */
  public static void readRange(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    accessRange(array, from, count, false, thread, context, site);
  }

  /** Before a stretch of elements is written by a library call. */
  public static void writeRange(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    accessRange(array, from, count, true, thread, context, site);
  }

  /** A place that does the same again and again has a sweep, which knows what has been told. */
  private static void accessRange(
      Object array,
      int from,
      int count,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    if (array != null && array.getClass().isArray()) {
      accessLoop(array, from, count, 1, writes, thread, context, site);
    }
  }

  @DontInline
  private static void accessStretch(
      ArrayShadow shadow,
      int from,
      int step,
      int count,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    RangeAccess access = thread.sweeps().access();
    access.of(shadow, writes, thread.contextAt(context, site));
    shadow.access(from, step, count, access);
  }
}
