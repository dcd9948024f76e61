// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * The numbers of objects that have a finalizer: it may use the object when no weak reference knows
 * it any more. Guarded by its user.
 */
final class Finalizable {
  private static final ClassValue<Boolean> HAVE_FINALIZER =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          for (Class<?> each = type; each != Object.class && each != null; ) {
            try {
              each.getDeclaredMethod("finalize");
              return true;
            } catch (NoSuchMethodException | LinkageError e) {
              each = each.getSuperclass();
            }
          }
          return false;
        }
      };

  /** By identity hash. */
  private final Map<Integer, List<Twin>> twins = new HashMap<>();

  /** Never read; a phantom reference must have one. */
  private final ReferenceQueue<Object> unread = new ReferenceQueue<>();

  /** An object and its number. */
  private static final class Twin extends PhantomReference<Object> {
    final long number;

    Twin(Object object, long number, ReferenceQueue<Object> queue) {
      super(object, queue);
      this.number = number;
    }
  }

  static boolean is(Object object) {
    return HAVE_FINALIZER.get(object.getClass());
  }

  /** The number that the object had before; the given one if it had none. */
  long number(Object object, long next) {
    List<Twin> alike =
        twins.computeIfAbsent(System.identityHashCode(object), hash -> new ArrayList<>(1));
    for (Iterator<Twin> each = alike.iterator(); each.hasNext(); ) {
      Twin twin = each.next();
      if (twin.refersTo(object)) {
        return twin.number;
      } else if (twin.refersTo(null)) {
        each.remove();
      }
    }
    alike.add(new Twin(object, next, unread));
    return next;
  }
}
