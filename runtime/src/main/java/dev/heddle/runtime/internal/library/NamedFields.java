// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.runtime.internal.thread.Memory;
import java.lang.reflect.Field;

/** Finds fields that the library model names. */
final class NamedFields {
  private NamedFields() {}

  /** The place of a field in objects of the class; negative if it has none of that name. */
  static long offset(Class<?> type, String name) {
    Field field = name == null ? null : find(type, name);
    return field == null ? -1 : Memory.UNSAFE.objectFieldOffset(field);
  }

  /** Whether a field, which there is, is declared as an interface. */
  static boolean isOfInterface(Class<?> type, String name) {
    return find(type, name).getType().isInterface();
  }

  private static Field find(Class<?> type, String name) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return field;
        }
      }
    }
    return null;
  }
}
