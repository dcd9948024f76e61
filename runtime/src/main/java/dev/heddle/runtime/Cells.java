// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.vm.annotation.DontInline;

/**
 * Accesses to array elements. In a loop, woven code keeps the sweep of each place in a local
 * variable and hands it in; elsewhere the thread's sweeps are asked for it.
 */
public final class Cells {
  private Cells() {}

  /** Before an element is read in a loop; gives back the sweep to keep. */
  public static Sweep read(
      Object array, int index, Sweep sweep, ThreadState thread, long context, int site) {
    if (sweep != null) {
      if (sweep.whole == array) {
        return sweep;
      } else if (array != null && sweep.array.refersTo(array)) {
        History[] cells = sweep.array.cells;
        if (cells == null
            ? sweep.takes(index)
            : index >= 0 && index < cells.length && thread.hasAccessed(cells[index])) {
          return sweep;
        }
      }
    }
    return access(array, index, false, thread, context, site);
  }

  /** Before an element is written in a loop; gives back the sweep to keep. */
  public static Sweep write(
      Object array, int index, Sweep sweep, ThreadState thread, long context, int site) {
    if (array != null && sweep != null && sweep.array.refersTo(array)) {
      History[] cells = sweep.array.cells;
      if (cells == null
          ? sweep.takes(index)
          : index >= 0 && index < cells.length && thread.hasWritten(cells[index])) {
        return sweep;
      }
    }
    return access(array, index, true, thread, context, site);
  }

  /** Before an element is read outside of loops. */
  public static void read(Object array, int index, ThreadState thread, long context, int site) {
    read(array, index, thread.recentSweep(site, context), thread, context, site);
  }

  /** Before an element is written outside of loops. */
  public static void write(Object array, int index, ThreadState thread, long context, int site) {
    write(array, index, thread.recentSweep(site, context), thread, context, site);
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
      Sweep sweep = sweeps.find(site, context, writes);
      sweeps.turn(sweep, array);
      int last = first + (count - 1) * step;
      if (sweep.takesAll(Math.min(first, last), Math.max(first, last))) {
        return;
      }
      ArrayShadow shadow = sweep.array;
      if (Math.min(first, last) < 0 || Math.max(first, last) >= shadow.length) {
        return;
      }
      sweeps.tell(sweep);
      sweeps.list(sweep);
      if (!isSwept(writes, thread)) {
        for (int index = first; index != last + step; index += step) {
          accessAlone(shadow, index, writes, thread, context, site);
        }
      } else if (!sweep.begin(first, step, count, thread)) {
        accessStretch(
            shadow, Math.min(first, last), Math.abs(step), count, writes, thread, context, site);
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
      sweeps.turn(sweep, array);
      if (sweep.whole == array) {
        return sweep;
      }
      ArrayShadow shadow = sweep.array;
      if (index < 0 || index >= shadow.length) {
        return sweep;
      }
      History[] cells = shadow.cells;
      if (cells != null) {
        if (!writes && isSwept(false, thread) && thread.hasAccessed(cells[index])) {
          sweeps.recognise(sweep, array, cells);
        } else {
          accessCell(shadow, cells, index, writes, thread, context, site);
        }
      } else if (!sweep.takes(index) && !sweep.goesOn(index, thread)) {
        sweeps.tell(sweep);
        sweeps.list(sweep);
        if (!isSwept(writes, thread) || !sweep.begin(index, thread)) {
          accessAlone(shadow, index, writes, thread, context, site);
        }
      }
      return sweep;
    } catch (Throwable e) {
      Checking.failed(e);
      return null;
    }
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

  @DontInline
  private static void accessRange(
      Object array,
      int from,
      int count,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    if (array == null || !array.getClass().isArray() || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      ArrayShadow shadow = thread.sweeps().shadow(array);
      if (from < 0 || count <= 0 || count > shadow.length - from) {
        return;
      }
      if (!isSwept(writes, thread)) {
        for (int index = from; index < from + count; index++) {
          accessAlone(shadow, index, writes, thread, context, site);
        }
      } else {
        accessStretch(shadow, from, 1, count, writes, thread, context, site);
      }
    } catch (Throwable e) {
      Checking.failed(e);
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
