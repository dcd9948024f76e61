// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.runtime.internal.thread.Memory;
import java.lang.reflect.Field;

/** Finds fields that the library model names. */
final class NamedFields {
  private NamedFields() {}

  /** The place of a field in objects of the class; negative if it has none of that name. */
  static long offset(Class<?> type, String name) {
    for (Class<?> each = name == null ? null : type; each != null; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return Memory.UNSAFE.objectFieldOffset(field);
        }
      }
    }
    return -1;
  }
}
