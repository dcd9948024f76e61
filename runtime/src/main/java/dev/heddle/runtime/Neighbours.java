// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.tap.Tap;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Accesses to elements that lie side by side, made one after the other outside of loops and checked
 * together before the first: the bytes of a number, say. Each access has a site and a sweep of its
 * own. The first sweep leads to the others, so that only one has to be looked for.
 */
public final class Neighbours {
  private Neighbours() {}

  /**
   * Before elements are read, from the first upwards.
   *
   * @param site of the first; the others have the numbers after that
   */
  public static void readInRow(
      Object array, int first, int count, ThreadState thread, long context, int site) {
    int taken = taken(array, first, count, Sweeps.recent(thread, site, context));
    if (taken < count) {
      accessEach(array, first, taken, count, false, thread, context, site);
    }
  }

  /** The same before they are written. */
  public static void writeInRow(
      Object array, int first, int count, ThreadState thread, long context, int site) {
    int taken = taken(array, first, count, Sweeps.recent(thread, site, context));
    if (taken < count) {
      accessEach(array, first, taken, count, true, thread, context, site);
    }
  }

  /** How many of the accesses go on the sweeps of their places. */
  @ForceInline
  private static int taken(Object array, int first, int count, Sweep sweep) {
    if (array == null || sweep == null || !sweep.array.refersTo(array) || Tap.FOLLOWS_OWNERS) {
      return 0;
    }
    ArrayShadow shadow = sweep.array;
    int taken = 0;
    if (shadow.cells == null) {
      Sweep next = sweep;
      while (taken < count && next != null && next.array == shadow && next.takes(first + taken)) {
        taken++;
        next = next.neighbour;
      }
    }
    return taken;
  }

  /** The program gets no further than the last element of the array, nor beyond a first below 0. */
  @DontInline
  private static void accessEach(
      Object array,
      int first,
      int taken,
      int count,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    if (first < 0) {
      return;
    }
    Sweep before = taken == 0 ? null : Sweeps.recent(thread, site + taken - 1, context);
    for (int i = taken; i < count; i++) {
      if (writes) {
        Cells.write(array, first + i, thread, context, site + i);
      } else {
        Cells.read(array, first + i, thread, context, site + i);
      }
      Sweep sweep = Sweeps.recent(thread, site + i, context);
      if (before != null) {
        before.neighbour = sweep;
      }
      before = sweep;
    }
  }
}
