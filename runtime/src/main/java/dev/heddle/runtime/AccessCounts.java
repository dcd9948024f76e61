// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.thread.Memory;

/**
 * Counts each access of the woven program by what its code shows, as in Table 2 of "Object Race
 * Detection" (von Praun and Gross, OOPSLA 2001). Only code that is woven for it calls it.
 */
public final class AccessCounts {
  /** The rows of the table. */
  public enum Row {
    FIELD_FINAL,
    FIELD_VOLATILE,
    FIELD_STATIC,
    FIELD_THIS,
    FIELD_OTHER,
    ARRAY_OF_REFERENCES,
    ARRAY_OF_PRIMITIVES,
    METHOD_STATIC,
    METHOD_THIS,
    METHOD_OTHER
  }

  private static final long[] COUNTS = new long[Row.values().length];
  private static final long FIRST = Memory.UNSAFE.arrayBaseOffset(long[].class);

  private AccessCounts() {}

  /** Before an access. */
  public static void count(int row) {
    Memory.UNSAFE.getAndAddLong(COUNTS, FIRST + (long) row * Long.BYTES, 1);
  }

  /**
   * Before an access to a field of another class.
   *
   * @param row what it is if the field is neither final nor volatile
   */
  public static void countFar(int row, ThreadState thread, int site) {
    int counted =
        switch (Sites.fieldSite(site).staticShadow(thread).kind) {
          case FieldShadow.NONE, FieldShadow.FINAL -> Row.FIELD_FINAL.ordinal();
          case FieldShadow.VOLATILE, FieldShadow.STATIC_VOLATILE -> Row.FIELD_VOLATILE.ordinal();
          default -> row;
        };
    count(counted);
  }

  public static long of(Row row) {
    return Memory.UNSAFE.getLongVolatile(COUNTS, FIRST + (long) row.ordinal() * Long.BYTES);
  }

  public static long total() {
    long total = 0;
    for (Row row : Row.values()) {
      total += of(row);
    }
    return total;
  }
}
