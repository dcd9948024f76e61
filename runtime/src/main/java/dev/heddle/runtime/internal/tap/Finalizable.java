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
 * What is known of objects that have a finalizer: it may use the object when no weak reference
 * knows it any more. Guarded by its user.
 */
final class Finalizable<T> {
  private static final int FEW = 64;

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

  /** How many hashes there may be before those are looked for whose objects are gone. */
  private int limit = FEW;

  /** Never read; a phantom reference must have one. */
  private final ReferenceQueue<Object> unread = new ReferenceQueue<>();

  /** An object and what is known of it. */
  private static final class Twin<T> extends PhantomReference<Object> {
    final T known;

    Twin(Object object, T known, ReferenceQueue<Object> queue) {
      super(object, queue);
      this.known = known;
    }

    boolean isGone() {
      return refersTo(null);
    }
  }

  static boolean is(Object object) {
    return HAVE_FINALIZER.get(object.getClass());
  }

  /** What was known of the object before; what is given if there was nothing. */
  T known(Object object, T otherwise) {
    removeGone();
    List<Twin<T>> alike =
        twins.computeIfAbsent(System.identityHashCode(object), hash -> new ArrayList<>(1));
    for (Twin<T> twin : alike) {
      if (twin.refersTo(object)) {
        return twin.known;
      }
    }
    alike.add(new Twin<>(object, otherwise, unread));
    return otherwise;
  }

  /** Rarely enough to cost each object but little. */
  private void removeGone() {
    if (twins.size() < limit) {
      return;
    }
    for (Iterator<List<Twin<T>>> each = twins.values().iterator(); each.hasNext(); ) {
      List<Twin<T>> alike = each.next();
      for (int i = alike.size() - 1; i >= 0; i--) {
        if (alike.get(i).isGone()) {
          alike.remove(i);
        }
      }
      if (alike.isEmpty()) {
        each.remove();
      }
    }
    limit = Math.max(FEW, 2 * twins.size());
  }
}
