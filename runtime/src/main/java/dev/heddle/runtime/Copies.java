// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Privileges;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.security.PrivilegedAction;
import java.util.Arrays;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** Objects that were copied with their shadows: a copy has been accessed by nobody yet. */
public final class Copies {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  /** Offsets of the shadows that a class itself adds to its objects. */
  private static final ClassValue<long[]> SHADOWS =
      new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
          return shadows(type);
        }
      };

  /** Whether objects of a class are cloned by a method that was written for them. */
  private static final ClassValue<Boolean> HAS_OWN_CLONE =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return Privileges.get(
              new PrivilegedAction<Boolean>() {
                @Override
                public Boolean run() {
                  return hasOwnClone(type);
                }
              });
        }
      };

  private Copies() {}

  /**
   * After {@code super.clone()}. What the copy took over from the original is taken from it, even
   * if the original has another history by now. What this thread alone has done may stay, whichever
   * of the two it did it to: a clone method further up may have written to the copy already. It may
   * also have returned the original itself.
   */
  public static void cloned(
      Object original, Object copy, ThreadState thread, long context, int site) {
    if (copy == null || copy == original || copy.getClass() != original.getClass()) {
      return;
    }
    if (Tap.ON) {
      separate(original, copy);
    }
    WholeObjects.readFields(original, true, thread, context, site);
    try {
      for (Class<?> type = copy.getClass(); type != null; type = type.getSuperclass()) {
        for (long shadow : SHADOWS.get(type)) {
          Object copied = UNSAFE.getReference(copy, shadow);
          boolean stays =
              copied instanceof History history
                  ? history.isMadeBy(thread)
                      && !(history instanceof OwnHistory)
                      && !(history instanceof CarriedClock)
                  : copied != UNSAFE.getReference(original, shadow);
          if (!stays) {
            UNSAFE.putReference(copy, shadow, null);
          }
        }
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
    WholeObjects.fillFields(copy, true, thread, context, site);
  }

  /** What detectors by name know of the original, they do not know of the copy. */
  private static void separate(Object original, Object copy) {
    for (Class<?> type = copy.getClass(); type != null; type = type.getSuperclass()) {
      for (long shadow : SHADOWS.get(type)) {
        if (UNSAFE.getReference(copy, shadow) == UNSAFE.getReference(original, shadow)) {
          UNSAFE.putReference(copy, shadow, null);
        }
      }
    }
    for (long entry : FieldTable.entries(copy)) {
      UNSAFE.putInt(copy, entry, 0);
    }
  }

  /** After {@code clone()}; a method of the program or a library tells of the copy by itself. */
  public static void perhapsCloned(
      Object original, Object copy, ThreadState thread, long context, int site) {
    try {
      if (HAS_OWN_CLONE.get(original.getClass())) {
        return;
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
    cloned(original, copy, thread, context, site);
  }

  private static boolean hasOwnClone(Class<?> type) {
    for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
      try {
        each.getDeclaredMethod("clone");
        return true;
      } catch (NoSuchMethodException | LinkageError e) {
        // This class has none, or one of its methods names a class that is missing.
      }
    }
    return false;
  }

  private static long[] shadows(Class<?> type) {
    return Shadows.canList(type) ? listed(type) : unlisted(type);
  }

  private static long[] unlisted(Class<?> type) {
    List<ShadowFields.Shadow> shadows = ShadowFields.of(type);
    long[] offsets = new long[shadows.size() + 1];
    int count = 0;
    for (ShadowFields.Shadow shadow : shadows) {
      if (shadow.base() == null) {
        offsets[count++] = shadow.offset();
      }
    }
    long state = ShadowFields.offset(type, Shadows.STATE);
    if (state >= 0) {
      offsets[count++] = state;
    }
    return Arrays.copyOf(offsets, count);
  }

  private static long[] listed(Class<?> type) {
    Field[] fields = Shadows.declaredFields(type);
    long[] offsets = new long[fields.length];
    int count = 0;
    for (Field field : fields) {
      if (field.getName().startsWith(Shadows.PREFIX)
          && !field.getType().isPrimitive()
          && !Modifier.isStatic(field.getModifiers())) {
        offsets[count++] = UNSAFE.objectFieldOffset(field);
      }
    }
    return Arrays.copyOf(offsets, count);
  }
}
