// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import jdk.internal.misc.Unsafe;

/** Whether references lead from one object to another, as far as a bounded search can tell. */
final class Reachability {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final int VISITED = 2_000;

  /** Offsets of a class's own instance fields that hold references. */
  private static final ClassValue<long[]> REFERENCES =
      new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
          return references(type);
        }
      };

  private Reachability() {}

  static boolean leads(Object from, Object to) {
    Set<Object> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    ArrayDeque<Object> pending = new ArrayDeque<>();
    pending.add(from);
    while (!pending.isEmpty() && visited.size() < VISITED) {
      Object object = pending.poll();
      if (object == to) {
        return true;
      }
      if (!isBoundary(object) && visited.add(object)) {
        addReferents(object, pending);
      }
    }
    return false;
  }

  /** Beyond these lies the whole program. */
  private static boolean isBoundary(Object object) {
    return object instanceof Class
        || object instanceof ClassLoader
        || object instanceof Thread
        || object instanceof Reference;
  }

  private static void addReferents(Object object, ArrayDeque<Object> pending) {
    if (object instanceof Object[] elements) {
      for (Object element : elements) {
        if (element != null) {
          pending.add(element);
        }
      }
      return;
    }
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (long offset : REFERENCES.get(type)) {
        Object value = UNSAFE.getReference(object, offset);
        if (value != null) {
          pending.add(value);
        }
      }
    }
  }

  private static long[] references(Class<?> type) {
    Field[] fields = Shadows.declaredFields(type);
    long[] offsets = new long[fields.length];
    int count = 0;
    for (Field field : fields) {
      if (!field.getType().isPrimitive()
          && !Modifier.isStatic(field.getModifiers())
          && !field.getName().startsWith(Shadows.PREFIX)) {
        offsets[count++] = UNSAFE.objectFieldOffset(field);
      }
    }
    return Arrays.copyOf(offsets, count);
  }
}
