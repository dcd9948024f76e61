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
 * What is kept for objects that have a finalizer: it may use the object when no weak reference
 * knows it any more. Guarded by its user.
 */
final class Finalizable<T> {
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
  private final Map<Integer, List<Twin<T>>> twins = new HashMap<>();

  /** Never read; a phantom reference must have one. */
  private final ReferenceQueue<Object> unread = new ReferenceQueue<>();

  /** An object and what is kept for it. */
  private static final class Twin<T> extends PhantomReference<Object> {
    final T kept;

    Twin(Object object, T kept, ReferenceQueue<Object> queue) {
      super(object, queue);
      this.kept = kept;
    }
  }

  static boolean is(Object object) {
    return HAVE_FINALIZER.get(object.getClass());
  }

  /** What was kept for the object before; the given if there was nothing. */
  T kept(Object object, T next) {
    List<Twin<T>> alike =
        twins.computeIfAbsent(System.identityHashCode(object), hash -> new ArrayList<>(1));
    for (Iterator<Twin<T>> each = alike.iterator(); each.hasNext(); ) {
      Twin<T> twin = each.next();
      if (twin.refersTo(object)) {
        return twin.kept;
      } else if (twin.refersTo(null)) {
        each.remove();
      }
    }
    alike.add(new Twin<>(object, next, unread));
    return next;
  }
}
