// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import java.util.HashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/** Where the elements of arrays lie in memory. */
public final class ArrayLayout {
  private static final Map<Class<?>, ArrayLayout> LAYOUTS = new HashMap<>();

  static {
    put(boolean.class, "BOOLEAN");
    put(byte.class, "BYTE");
    put(char.class, "CHAR");
    put(short.class, "SHORT");
    put(int.class, "INT");
    put(long.class, "LONG");
    put(float.class, "FLOAT");
    put(double.class, "DOUBLE");
    put(Object.class, "OBJECT");
  }

  private final long base;
  private final long scale;

  private ArrayLayout(long base, long scale) {
    this.base = base;
    this.scale = scale;
  }

  private static void put(Class<?> type, String name) {
    LAYOUTS.put(
        type,
        new ArrayLayout(
            constant("ARRAY_" + name + "_BASE_OFFSET"),
            constant("ARRAY_" + name + "_INDEX_SCALE")));
  }

  /** Read by reflection: the constants are ints in some JDKs and longs in others. */
  private static long constant(String name) {
    try {
      return ((Number) Unsafe.class.getField(name).get(null)).longValue();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The index of the element at an offset. */
  public static long index(Object array, long offset) {
    Class<?> type = array.getClass().getComponentType();
    ArrayLayout layout = LAYOUTS.get(type.isPrimitive() ? type : Object.class);
    return offset < layout.base ? -1 : (offset - layout.base) / layout.scale;
  }
}
