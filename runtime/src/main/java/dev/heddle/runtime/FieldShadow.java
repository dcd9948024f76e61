// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/** What a field is, and where its shadow lies. Compiled code may take all of it for constants. */
final class FieldShadow {
  /** The field has no shadow. */
  static final int NONE = 1;

  /** An instance field whose shadow is a history. */
  static final int PLAIN = 2;

  /** An instance field whose shadow is a clock. */
  static final int VOLATILE = 3;

  /** An instance field whose shadow is the history at which its owner's constructor ended. */
  static final int FINAL = 4;

  /** A static field whose shadow is a history. */
  static final int STATIC_PLAIN = 5;

  /** A static field whose shadow is a clock. */
  static final int STATIC_VOLATILE = 6;

  private static final Unsafe UNSAFE = Memory.UNSAFE;

  @Stable final int kind;

  /** Where the shadow lies in an instance, or in {@link #base()} for a static field. */
  @Stable final long offset;

  /**
   * What holds the static fields; null if there are none that matter, and for a while after a
   * collection if their class may go: sites stay for ever, and so would what they know. It is set
   * before the final fields are frozen, so whoever sees those sees it.
   */
  @Stable private Object base;

  /** The same for a class that may go; otherwise null. */
  private final WeakReference<Object> passing;

  /** Offset of the clock of the declaring class's initialisation; zero if it has none. */
  @Stable final long initialised;

  final Subject subject;

  /**
   * @param type the class that the instruction names, or null if it cannot be found
   */
  FieldShadow(Class<?> type, String name) {
    Class<?> unlisted = unlisted(type, name);
    if (unlisted != null) {
      ShadowFields.Shadow own = ShadowFields.find(unlisted, Shadows.PREFIX + name);
      // Only final fields have no shadow of their own.
      ShadowFields.Shadow found = own != null ? own : ShadowFields.find(unlisted, Shadows.FROZEN);
      ShadowFields.Shadow start = ShadowFields.find(unlisted, Shadows.INITIALISED);
      kind = own == null && found != null ? FINAL : kind(found);
      offset = found == null ? 0 : found.offset();
      base = found != null && found.base() != null ? found.base() : base(start);
      initialised = start == null ? 0 : start.offset();
      subject = Subject.field(unlisted.getName(), name);
      passing = passing(unlisted);
      return;
    }
    Class<?> declaring = Shadows.declaring(type, name);
    if (declaring == null) {
      kind = NONE;
      offset = 0;
      base = null;
      initialised = 0;
      subject = null;
      passing = null;
      return;
    }
    subject = Subject.field(declaring.getName(), name);
    Field shadow = shadow(declaring, name);
    Field initialisedAt = Shadows.declared(declaring, Shadows.INITIALISED);
    boolean isStatic = shadow != null && Modifier.isStatic(shadow.getModifiers());
    Field staticField = isStatic ? shadow : initialisedAt;
    base = staticField == null ? null : UNSAFE.staticFieldBase(staticField);
    initialised = initialisedAt == null ? 0 : UNSAFE.staticFieldOffset(initialisedAt);
    if (shadow == null) {
      kind = NONE;
      offset = 0;
    } else if (isStatic) {
      kind = shadow.getType() == SyncClock.class ? STATIC_VOLATILE : STATIC_PLAIN;
      offset = UNSAFE.staticFieldOffset(shadow);
    } else {
      kind = instanceKind(shadow);
      offset = UNSAFE.objectFieldOffset(shadow);
    }
    passing = passing(declaring);
  }

  private WeakReference<Object> passing(Class<?> declaring) {
    return base != null && PassingClasses.isPassing(declaring) ? new WeakReference<>(base) : null;
  }

  /** What holds the static fields; null if there are none that matter. */
  @ForceInline
  Object base() {
    Object known = base;
    return known != null || passing == null ? known : baseAgain();
  }

  /** The code that asks has resolved a field of the class, so that has not gone. */
  @DontInline
  private Object baseAgain() {
    Object found = passing.get();
    base = found;
    return found;
  }

  /** Whether the class may go: then somebody is to make this let go of it now and then. */
  boolean isPassing() {
    return passing != null;
  }

  /** False if the class has gone. */
  boolean letGo() {
    base = null;
    return !passing.refersTo(null);
  }

  /** The class that declares the field if its fields cannot be listed; otherwise null. */
  private static Class<?> unlisted(Class<?> type, String name) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      if (!Shadows.canList(each)) {
        if (ShadowFields.offset(each, name) >= 0
            || ShadowFields.find(each, Shadows.PREFIX + name) != null) {
          return each;
        }
      } else if (Shadows.declared(each, name) != null) {
        return null;
      }
    }
    return null;
  }

  private static int kind(ShadowFields.Shadow shadow) {
    if (shadow == null) {
      return NONE;
    }
    boolean isStatic = shadow.base() != null;
    if (shadow.isClock()) {
      return isStatic ? STATIC_VOLATILE : VOLATILE;
    }
    return isStatic ? STATIC_PLAIN : PLAIN;
  }

  private static Object base(ShadowFields.Shadow shadow) {
    return shadow == null ? null : shadow.base();
  }

  private static Field shadow(Class<?> declaring, String name) {
    int modifiers = Shadows.declared(declaring, name).getModifiers();
    boolean isFrozen = Modifier.isFinal(modifiers) && !Modifier.isStatic(modifiers);
    return Shadows.declared(declaring, isFrozen ? Shadows.FROZEN : Shadows.PREFIX + name);
  }

  private static int instanceKind(Field shadow) {
    if (shadow.getType() == SyncClock.class) {
      return VOLATILE;
    }
    return shadow.getName().equals(Shadows.FROZEN) ? FINAL : PLAIN;
  }
}
