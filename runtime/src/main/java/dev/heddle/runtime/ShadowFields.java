// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.HandleTable;
import dev.heddle.runtime.internal.library.HandleTable.Handle;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import dev.heddle.runtime.internal.thread.TrustedLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/**
 * The shadows in a class whose fields reflection cannot list, because the type of one of them, of
 * an optional dependency, cannot be loaded. The class itself runs, so its shadows must be found:
 * their names stand in its constant pool, and their own types can always be loaded.
 */
final class ShadowFields {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  /** One that may look into every class. */
  static final MethodHandles.Lookup LOOKUP = TrustedLookup.INSTANCE;

  private ShadowFields() {}

  /**
   * One shadow.
   *
   * @param base what contains it if it is static, otherwise null
   * @param isClock whether it is a clock, not a history
   */
  record Shadow(String field, Object base, long offset, boolean isClock) {}

  /** The shadow of that name; null if the class has none. */
  static Shadow find(Class<?> type, String shadow) {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      Shadow found = find(type, shadow, History.class);
      return found != null ? found : find(type, shadow, SyncClock.class);
    } finally {
      thread.quiet--;
    }
  }

  private static Shadow find(Class<?> type, String shadow, Class<?> of) {
    String field = shadow.substring(Shadows.PREFIX.length());
    boolean isClock = of == SyncClock.class;
    try {
      LOOKUP.findGetter(type, shadow, of);
      return new Shadow(field, null, UNSAFE.objectFieldOffset(type, shadow), isClock);
    } catch (ReflectiveOperationException e) {
      return findStatic(type, shadow, of);
    }
  }

  private static Shadow findStatic(Class<?> type, String shadow, Class<?> of) {
    try {
      MethodHandle getter = LOOKUP.findStaticGetter(type, shadow, of);
      Handle handle = HandleTable.apart(getter);
      return handle.kind != HandleTable.Kind.STATIC_FIELD
          ? null
          : new Shadow(
              shadow.substring(Shadows.PREFIX.length()),
              handle.base(),
              handle.offset,
              of == SyncClock.class);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  /** All shadows that the class itself has. */
  static List<Shadow> of(Class<?> type) {
    List<Shadow> shadows = new ArrayList<>();
    for (String name : Shadows.namesInConstants(type)) {
      Shadow shadow = find(type, name);
      if (shadow != null) {
        shadows.add(shadow);
      }
    }
    return shadows;
  }

  /** Where an instance field of any type lies; -1 if the class has none of that name. */
  static long offset(Class<?> type, String field) {
    try {
      return UNSAFE.objectFieldOffset(type, field);
    } catch (InternalError e) {
      return -1;
    }
  }
}
