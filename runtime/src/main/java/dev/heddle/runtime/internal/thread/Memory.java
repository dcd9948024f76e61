// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import jdk.internal.misc.Unsafe;

/** The JDK's own low-level memory access, which the agent exports to this module at start-up. */
public final class Memory {
  public static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Where the elements of an array of references begin. */
  public static final long REFERENCES = constant("ARRAY_OBJECT_BASE_OFFSET");

  /** The distance of two such elements, as a power of two. */
  public static final int REFERENCE_SHIFT =
      Long.numberOfTrailingZeros(constant("ARRAY_OBJECT_INDEX_SCALE"));

  /** Where the elements of an array of longs begin. */
  public static final long LONGS = constant("ARRAY_LONG_BASE_OFFSET");

  private Memory() {}

  /** Read by reflection: the constants are ints in some JDKs and longs in others. */
  private static long constant(String name) {
    try {
      return ((Number) Unsafe.class.getField(name).get(null)).longValue();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
