// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.detect.Location;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.thread.Memory;
import java.lang.reflect.Array;
import jdk.internal.misc.Unsafe;

/**
 * Accesses to array elements. Woven code keeps the shadow of the array that a place met last in a
 * local variable and hands it in; it is looked up anew only when the array is another one.
 */
public final class Cells {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private Cells() {}

  /** Before an element is read; gives back the shadow to keep. */
  public static ArrayShadow read(
      Object array, int index, ArrayShadow cached, ThreadState thread, long context, int site) {
    if (cached != null && cached.refersTo(array)) {
      History[] cells = cached.cells;
      if (index >= 0 && index < cells.length) {
        if (!thread.hasAccessed(cells[index])) {
          readElement(cached, cells, index, thread, context, site);
        }
      }
      return cached;
    }
    return readFirst(array, index, thread, context, site);
  }

  /** Before an element is written; gives back the shadow to keep. */
  public static ArrayShadow write(
      Object array, int index, ArrayShadow cached, ThreadState thread, long context, int site) {
    if (cached != null && cached.refersTo(array)) {
      History[] cells = cached.cells;
      if (index >= 0 && index < cells.length) {
        if (!thread.hasWritten(cells[index])) {
          writeElement(cached, cells, index, thread, context, site);
        }
      }
      return cached;
    }
    return writeFirst(array, index, thread, context, site);
  }

  private static ArrayShadow readFirst(
      Object array, int index, ThreadState thread, long context, int site) {
    ArrayShadow shadow = bind(array, thread);
    return shadow == null ? null : read(array, index, shadow, thread, context, site);
  }

  private static ArrayShadow writeFirst(
      Object array, int index, ThreadState thread, long context, int site) {
    ArrayShadow shadow = bind(array, thread);
    return shadow == null ? null : write(array, index, shadow, thread, context, site);
  }

  /** The shadow of an array with cells in place; null when the access goes unchecked. */
  private static ArrayShadow bind(Object array, ThreadState thread) {
    if (array == null || thread.quiet != 0 || Checking.stopped()) {
      return null;
    }
    try {
      ArrayShadow shadow = ArrayShadow.of(array);
      if (shadow.cells == null) {
        shadow.materialise(array);
      }
      return shadow;
    } catch (Throwable e) {
      Checking.failed(e);
      return null;
    }
  }

  /** Before a stretch of elements is read by a library call; wrong bounds are the program's own. */
  public static void readRange(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    ArrayShadow shadow = isArray(array) ? bind(array, thread) : null;
    if (shadow != null && inBounds(shadow, from, count)) {
      for (int index = from; index < from + count; index++) {
        if (!thread.hasAccessed(shadow.cells[index])) {
          readElement(shadow, shadow.cells, index, thread, context, site);
        }
      }
    }
  }

  /** Before a stretch of elements is written by a library call. */
  public static void writeRange(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    ArrayShadow shadow = isArray(array) ? bind(array, thread) : null;
    if (shadow != null && inBounds(shadow, from, count)) {
      for (int index = from; index < from + count; index++) {
        if (!thread.hasWritten(shadow.cells[index])) {
          writeElement(shadow, shadow.cells, index, thread, context, site);
        }
      }
    }
  }

  private static boolean isArray(Object array) {
    return array != null && array.getClass().isArray() && Array.getLength(array) > 0;
  }

  private static boolean inBounds(ArrayShadow shadow, int from, int count) {
    return from >= 0 && count > 0 && count <= shadow.cells.length - from;
  }

  private static void readElement(
      ArrayShadow shadow, History[] cells, int index, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped() || shadow.refersTo(null)) {
      // Of a collected array: the variable holds null by now, and the program's access will throw.
      return;
    }
    try {
      Location location = Oracle.ON ? Oracle.read(shadow, index, thread, shadow) : shadow;
      History before = cells[index];
      History after = Transitions.read(before, thread, context, site, location, shadow);
      while (after != before && !replace(cells, index, before, after)) {
        before = cells[index];
        after = Transitions.read(before, thread, context, site, location, shadow);
      }
      if (Oracle.ON) {
        Oracle.accessed(thread);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  private static void writeElement(
      ArrayShadow shadow, History[] cells, int index, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped() || shadow.refersTo(null)) {
      // Of a collected array: the variable holds null by now, and the program's access will throw.
      return;
    }
    try {
      Location location = Oracle.ON ? Oracle.write(shadow, index, thread, shadow) : shadow;
      History before;
      History after;
      do {
        before = cells[index];
        after = Transitions.write(before, thread, context, site, location);
      } while (!replace(cells, index, before, after));
      if (Oracle.ON) {
        Oracle.accessed(thread);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  private static boolean replace(History[] cells, int index, History before, History after) {
    return UNSAFE.compareAndSetReference(
        cells, Memory.REFERENCES + ((long) index << Memory.REFERENCE_SHIFT), before, after);
  }
}
