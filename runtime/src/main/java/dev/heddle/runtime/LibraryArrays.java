// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.lang.reflect.Array;

/** Arrays that woven code hands to methods of the library, such as those of {@code Arrays}. */
public final class LibraryArrays {
  private LibraryArrays() {}

  /** Before a library method reads all elements of an array. */
  public static void readAll(Object array, ThreadState thread, long context, int site) {
    Cells.readRange(array, 0, length(array), thread, context, site);
  }

  /** Before a library method writes all elements of an array. */
  public static void writeAll(Object array, ThreadState thread, long context, int site) {
    Cells.writeRange(array, 0, length(array), thread, context, site);
  }

  /** Before a library method reads one element. */
  public static void readAt(Object array, int index, ThreadState thread, long context, int site) {
    Cells.readRange(array, index, 1, thread, context, site);
  }

  /** Before a library method writes one element. */
  public static void writeAt(Object array, int index, ThreadState thread, long context, int site) {
    Cells.writeRange(array, index, 1, thread, context, site);
  }

  /** Before a library method reads the elements from one index to before another. */
  public static void readRange(
      Object array, int from, int to, ThreadState thread, long context, int site) {
    int end = Math.min(to, length(array));
    Cells.readRange(array, from, end - from, thread, context, site);
  }

  /** Before a library method writes the elements from one index to before another. */
  public static void writeRange(
      Object array, int from, int to, ThreadState thread, long context, int site) {
    Cells.writeRange(array, from, to - from, thread, context, site);
  }

  /** Before a library method reads a number of elements, from an index on. */
  public static void readCount(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    Cells.readRange(array, from, count, thread, context, site);
  }

  /** Before a library method writes a number of elements, from an index on. */
  public static void writeCount(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    Cells.writeRange(array, from, count, thread, context, site);
  }

  /** Before a library method writes the first elements of an array. */
  public static void writeFirst(
      Object array, int count, ThreadState thread, long context, int site) {
    Cells.writeRange(array, 0, count, thread, context, site);
  }

  /** Before a library method reads the first elements of an array, as many as there are. */
  public static void readFirst(
      Object array, int count, ThreadState thread, long context, int site) {
    Cells.readRange(array, 0, Math.min(count, length(array)), thread, context, site);
  }

  /** Before a method reads all elements of an array, if it is the library's method. */
  public static void readAllOf(
      Object receiver, Object array, ThreadState thread, long context, int site, int method) {
    if (LibraryArguments.isLibrarys(receiver, method)) {
      readAll(array, thread, context, site);
    }
  }

  /** After such a method has written all elements. */
  public static void writeAllOf(
      Object receiver, Object array, ThreadState thread, long context, int site, int method) {
    if (LibraryArguments.fillsItself(receiver, method)) {
      writeAll(array, thread, context, site);
    }
  }

  /** Before such a method reads a number of elements. */
  public static void readCountOf(
      Object receiver,
      Object array,
      int from,
      int count,
      ThreadState thread,
      long context,
      int site,
      int method) {
    if (LibraryArguments.isLibrarys(receiver, method)) {
      readCount(array, from, count, thread, context, site);
    }
  }

  /** After such a method has written a number of elements. */
  public static void writeCountOf(
      Object receiver,
      Object array,
      int from,
      int count,
      ThreadState thread,
      long context,
      int site,
      int method) {
    if (LibraryArguments.fillsItself(receiver, method)) {
      writeCount(array, from, count, thread, context, site);
    }
  }

  /** Before such a method reads the first elements. */
  public static void readFirstOf(
      Object receiver,
      Object array,
      int count,
      ThreadState thread,
      long context,
      int site,
      int method) {
    if (LibraryArguments.isLibrarys(receiver, method)) {
      readFirst(array, count, thread, context, site);
    }
  }

  /** After such a method has written the first elements. */
  public static void writeFirstOf(
      Object receiver,
      Object array,
      int count,
      ThreadState thread,
      long context,
      int site,
      int method) {
    if (LibraryArguments.fillsItself(receiver, method)) {
      writeFirst(array, count, thread, context, site);
    }
  }

  private static int length(Object array) {
    return array != null && array.getClass().isArray() ? Array.getLength(array) : 0;
  }
}
