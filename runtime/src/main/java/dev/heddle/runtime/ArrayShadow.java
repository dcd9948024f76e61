// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import java.lang.reflect.Array;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

/**
 * The histories of an array's elements; collected when the array is. In one of three shapes, each
 * larger and quicker to change in detail than the one before:
 *
 * <ul>
 *   <li>one history for all elements;
 *   <li>runs of elements that share one, in as many lanes as the strides of loops ask for: with two
 *       lanes, even and odd elements have runs of their own;
 *   <li>a history for each element, in {@code cells}, until all elements are accessed at once.
 * </ul>
 *
 * <p>The first two are guarded by this object's monitor. Cells are replaced by compare-and-set.
 */
public final class ArrayShadow extends IdentityTable.Entry implements Location {
  /** Up to this length, cells take no more room than what they would save. */
  private static final int SMALL = 8;

  static final int MOST_LANES = 32;
  private static final int MOST_RUNS = 64;

  /** So many more short sweeps than long ones tell that elements are accessed in no order. */
  private static final int SCATTERED = 8;

  private static final IdentityTable<ArrayShadow> TABLE =
      new IdentityTable<>() {
        @Override
        protected ArrayShadow create(Object array) {
          return new ArrayShadow(array);
        }
      };

  private final Class<?> type;
  final int length;

  /** The class of the library object that hides the array; null if it is the program's own. */
  private Class<?> owner;

  /** Read without the monitor. */
  volatile History[] cells;

  private History uniform;
  private Runs[] lanes;

  /** At most one more than {@link #SCATTERED}; a byte keeps arrays' shadows within 56 bytes. */
  private byte scattered;

  /** Whether elements are accessed atomically: their cells are known elsewhere. */
  private boolean isPinned;

  private ArrayShadow(Object array) {
    super(array);
    this.type = array.getClass();
    this.length = Array.getLength(array);
    if (length <= SMALL) {
      cells = new History[length];
    }
  }

  @DontInline
  static ArrayShadow of(Object array) {
    return TABLE.get(array);
  }

  /** Others may hold this shadow for long, but not what it holds. */
  @Override
  protected void dropped() {
    // Not under the monitor: the table's own lock is held.
    cells = null;
  }

  /** The array holds the elements of a library object, and nobody else knows it. */
  void belongsTo(Class<?> library) {
    if (owner != library) {
      owner = library;
    }
  }

  @Override
  public Subject subject() {
    Class<?> hiding = owner;
    return hiding == null
        ? Subject.array(type.getTypeName(), null)
        : Subject.library(hiding.getName(), null);
  }

  @Override
  public boolean isLike(Location other) {
    return other instanceof ArrayShadow array && array.type == type && array.owner == owner;
  }

  @Override
  public SharedObject object(Object holder, String heldBy) {
    return ObjectOrigins.ofElement(get(), heldBy, null);
  }

  /** The element histories, made now if there were none. */
  synchronized History[] cells() {
    History[] made = cells;
    if (made == null) {
      made = new History[length];
      if (lanes == null) {
        Arrays.fill(made, uniform);
      } else {
        for (int lane = 0; lane < lanes.length; lane++) {
          lanes[lane].copyTo(made, lane, lanes.length);
        }
      }
      cells = made;
      lanes = null;
      uniform = null;
    }
    return made;
  }

  /** The same, to stay. */
  synchronized History[] pinnedCells() {
    isPinned = true;
    return cells();
  }

  /** Elements at equal distances, ascending, are accessed. */
  void access(int first, int step, int count, RangeAccess access) {
    if (Tap.IS_ONLY_BY_OBJECT && access.leaves(state(first))) {
      return;
    }
    if (Tap.ON) {
      Tap.begin(access.thread);
      try {
        access.tellAll(first, step, count);
        accessElements(first, step, count, access);
      } finally {
        Tap.end(access.thread);
      }
    } else {
      accessElements(first, step, count, access);
    }
  }

  @DontInline
  private synchronized void accessElements(int first, int step, int count, RangeAccess access) {
    History[] each = cells;
    if (each == null) {
      accessLanes(first, count == 1 ? laneCount() : step, count, access);
    } else {
      if (Tap.ON) {
        for (int i = 0; i < count; i++) {
          accessCell(each, first + i * step, access);
        }
      } else {
        accessCells(each, first, step, count, access);
      }
      if (count == length && length > SMALL && !isPinned) {
        unite(each);
      }
    }
  }

  /**
   * The history of one of these elements whose last write is ordered by a final field only; null if
   * there is none. A read of all of them then counts as ordered so.
   */
  synchronized History frozenHistory(int first, int step, int count, ThreadState thread) {
    if (thread.frozenReads == null) {
      return null;
    }
    for (int i = 0; i < count; i++) {
      History history = history(first + i * step);
      if (history != null
          && history.write != 0
          && !thread.knows(history.write)
          && thread.reachedFrozen(history.write, this)) {
        return history;
      }
    }
    return null;
  }

  /** What the element's history holds for detectors. */
  private synchronized Object state(int index) {
    return TrackedHistory.state(history(index));
  }

  private History history(int index) {
    if (cells != null) {
      return cells[index];
    } else if (lanes == null) {
      return uniform;
    }
    Runs runs = lanes[index % lanes.length];
    return runs.history(runs.find(index / lanes.length));
  }

  /**
   * Another thread that is at a cell right now may lose what it notes there, as by a late store.
   */
  private void unite(History[] each) {
    History first = each[0];
    for (History history : each) {
      if (!History.areEqual(first, history)) {
        return;
      }
    }
    cells = null;
    uniform = History.settled(first);
    scattered = 0;
  }

  private int laneCount() {
    return lanes == null ? 1 : lanes.length;
  }

  /** Neighbours mostly have the same history, and then the same becomes of it. */
  @DontInline
  private static void accessCells(
      History[] cells, int first, int step, int count, RangeAccess access) {
    History known = null;
    History next = null;
    boolean isOwn = false;
    for (int i = 0, index = first; i < count; i++, index += step) {
      History before = cells[index];
      if (before != known || i == 0) {
        known = before;
        next = access.after(before);
        isOwn = before != null && before.isMadeBy(access.thread);
      }
      if (next == before) {
        continue;
      } else if (isOwn) {
        // Another thread's access that gets lost here would be unordered with both of these.
        cells[index] = next;
      } else if (!replace(cells, index, before, next)) {
        accessCell(cells, index, access);
      }
    }
  }

  @DontInline
  private static void accessCell(History[] cells, int index, RangeAccess access) {
    History before;
    History after;
    do {
      before = cells[index];
      after = access.after(before);
    } while (after != before && !replace(cells, index, before, after));
  }

  static boolean replace(History[] cells, int index, History before, History after) {
    long offset = Memory.REFERENCES + ((long) index << Memory.REFERENCE_SHIFT);
    return Memory.UNSAFE.compareAndSetReference(cells, offset, before, after);
  }

  @DontInline
  private void accessLanes(int first, int step, int count, RangeAccess access) {
    if (lanes == null) {
      if (access.isNoted(uniform)) {
        return;
      } else if (count == length) {
        uniform = access.after(uniform);
        return;
      }
    }
    if (!split(step)) {
      cells();
      accessElements(first, step, count, access);
      return;
    }
    int stride = lanes.length;
    int last = first + (count - 1) * step;
    int runs = 0;
    for (int lane = 0; lane < stride; lane++) {
      if ((lane - first) % step == 0) {
        int from = first <= lane ? 0 : (first - lane - 1) / stride + 1;
        int to = last < lane ? 0 : (last - lane) / stride + 1;
        if (from < to) {
          lanes[lane].access(from, to, access);
        }
      }
      runs += lanes[lane].count();
    }
    if (runs > MOST_RUNS + stride) {
      cells();
    } else if (runs == stride && count == length) {
      unite();
    }
  }

  /** Makes lanes such that a loop with this step stays in its own; false if they are too many. */
  private boolean split(int step) {
    if (lanes == null) {
      lanes = new Runs[] {new Runs(length, uniform)};
      uniform = null;
    }
    int wanted = leastCommonMultiple(lanes.length, step);
    if (wanted > MOST_LANES || wanted > length) {
      return false;
    }
    if (wanted > lanes.length) {
      Runs[] more = new Runs[wanted];
      for (int lane = 0; lane < wanted; lane++) {
        more[lane] = lanes[lane % lanes.length].thinned(lane / lanes.length, wanted / lanes.length);
      }
      lanes = more;
    }
    return true;
  }

  private static int leastCommonMultiple(int left, int right) {
    int multiple = left;
    while (multiple % right != 0 && multiple <= MOST_LANES) {
      multiple += left;
    }
    return multiple;
  }

  private void unite() {
    History first = lanes[0].history(0);
    for (Runs lane : lanes) {
      if (!History.areEqual(first, lane.history(0))) {
        return;
      }
    }
    uniform = first;
    lanes = null;
  }

  /**
   * Looks for the elements around an index that a sweep with the given step may access without
   * being told element by element: all that the sweep meets there is known to the thread.
   *
   * @return whether the index itself is among them
   */
  @DontInline
  synchronized boolean judge(Sweep sweep, int index, int step, ThreadState thread) {
    if (cells != null) {
      return false;
    } else if (lanes == null) {
      return sweep.judged(uniform, 0, length, true, thread);
    }
    int stride = lanes.length;
    int low = 0;
    int high = length;
    int element = index;
    for (int i = 0; i < stride; i++) {
      if (element < 0 || element >= length) {
        break;
      }
      int lane = element % stride;
      Runs runs = lanes[lane];
      int run = runs.find(element / stride);
      int start = runs.start(run);
      low = Math.max(low, start == 0 ? 0 : (start - 1) * stride + lane + 1);
      int end = runs.end(run);
      high = Math.min(high, end == runs.length() ? length : end * stride + lane);
      if (!sweep.judged(runs.history(run), low, high, stride == 1, thread)) {
        return false;
      }
      if (step % stride == 0) {
        break;
      }
      element += step;
    }
    return low <= index && index < high;
  }

  /** Without the monitor: with it, the answer could be as old when it is used. */
  boolean hasLanes() {
    Runs[] seen = lanes;
    return seen != null && seen.length > 1;
  }

  /** A sweep has come to its end. Most are long, and come after long ones. */
  void swept(int count) {
    boolean isLong = count > 3 || count == length;
    if (!isLong || scattered != 0) {
      count(isLong);
    }
  }

  private synchronized void count(boolean isLong) {
    if (isLong) {
      scattered = (byte) Math.max(0, scattered - 1);
    } else if (cells == null && ++scattered > SCATTERED) {
      cells();
    }
  }
}
