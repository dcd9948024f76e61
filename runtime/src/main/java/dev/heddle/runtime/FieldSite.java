// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.internal.detect.Location;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/**
 * A field as some instruction names it, and where its shadow lies, found at the first access.
 *
 * <p>Resolution may run on several threads at once; all find the same, and {@code resolved} is
 * written last.
 */
final class FieldSite implements Location {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private final WeakReference<ClassLoader> loader;
  private final String owner;
  private final String name;

  /** Offset of the shadow in the owner object or in {@link #base}; -1 when the field has none. */
  private long shadow = -1;

  private Object base;
  private boolean isStatic;
  private boolean isVolatile;
  private long initialised = -1;

  /** Offset of the history at which the owner's constructor ended; -1 unless the field is final. */
  private long frozen = -1;

  private Subject subject;
  private volatile boolean resolved;

  FieldSite(WeakReference<ClassLoader> loader, String owner, String name) {
    this.loader = loader;
    this.owner = owner;
    this.name = name;
  }

  @Override
  public Subject subject() {
    return subject;
  }

  @Override
  public SharedObject object(Object holder, String heldBy) {
    return ObjectOrigins.ofOwner(isStatic ? null : holder);
  }

  /** The shadow's offset in an instance, or -1 if the declaring class is not woven. */
  long shadowIn(Object instance) {
    if (!resolved) {
      Class<?> type = instance.getClass();
      while (type != null && !type.getName().equals(owner)) {
        type = type.getSuperclass();
      }
      resolve(type);
    }
    return isStatic ? -1 : shadow;
  }

  /** The shadow's offset in {@link #base()}, or -1 if the declaring class is not woven. */
  long staticShadow() {
    if (!resolved) {
      resolve(ownerClass());
    }
    return isStatic ? shadow : -1;
  }

  /** Whether the shadow is a clock, not a history; known once the shadow was asked for. */
  boolean isVolatile() {
    return isVolatile;
  }

  /** The end of the owner's constructor, if the field is final; the shadow was asked for before. */
  History frozen(Object instance) {
    return frozen < 0 ? null : (History) UNSAFE.getReference(instance, frozen);
  }

  Object base() {
    return base;
  }

  /** The clock released at the end of the declaring class's initialisation; null if none. */
  SyncClock initialised() {
    if (!resolved) {
      resolve(ownerClass());
    }
    return initialised < 0 ? null : (SyncClock) UNSAFE.getReference(base, initialised);
  }

  private Class<?> ownerClass() {
    try {
      return Class.forName(owner, false, loader.get());
    } catch (ClassNotFoundException | LinkageError e) {
      // The instruction itself will fail, or the class is hidden: its own code uses no names.
      return null;
    }
  }

  private void resolve(Class<?> type) {
    Class<?> unlisted = unlisted(type);
    Class<?> declaring = unlisted == null ? Shadows.declaring(type, name) : null;
    if (unlisted != null) {
      resolveUnlisted(unlisted);
    } else if (declaring != null) {
      subject = Subject.field(declaring.getName(), name);
      Field field = Shadows.declared(declaring, Shadows.PREFIX + name);
      isStatic = field != null && Modifier.isStatic(field.getModifiers());
      isVolatile = field != null && field.getType() == SyncClock.class;
      if (isStatic) {
        base = UNSAFE.staticFieldBase(field);
        shadow = UNSAFE.staticFieldOffset(field);
      } else if (field != null) {
        shadow = UNSAFE.objectFieldOffset(field);
      }
      Field frozenAt = Shadows.declared(declaring, Shadows.FROZEN);
      if (frozenAt != null && isFinalInstanceField(declaring)) {
        frozen = UNSAFE.objectFieldOffset(frozenAt);
      }
      Field initialisedAt = Shadows.declared(declaring, Shadows.INITIALISED);
      if (initialisedAt != null) {
        base = UNSAFE.staticFieldBase(initialisedAt);
        initialised = UNSAFE.staticFieldOffset(initialisedAt);
      }
    }
    resolved = true;
  }

  /** The class that declares the field if its fields cannot be listed; otherwise null. */
  private Class<?> unlisted(Class<?> type) {
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

  private void resolveUnlisted(Class<?> declaring) {
    subject = Subject.field(declaring.getName(), name);
    ShadowFields.Shadow found = ShadowFields.find(declaring, Shadows.PREFIX + name);
    if (found != null) {
      isStatic = found.base() != null;
      isVolatile = found.isClock();
      base = found.base();
      shadow = found.offset();
    } else {
      // Only final fields have no shadow of their own.
      ShadowFields.Shadow frozenAt = ShadowFields.find(declaring, Shadows.FROZEN);
      frozen = frozenAt == null ? -1 : frozenAt.offset();
    }
    ShadowFields.Shadow initialisedAt = ShadowFields.find(declaring, Shadows.INITIALISED);
    if (initialisedAt != null) {
      base = initialisedAt.base();
      initialised = initialisedAt.offset();
    }
  }

  private boolean isFinalInstanceField(Class<?> declaring) {
    int modifiers = Shadows.declared(declaring, name).getModifiers();
    return Modifier.isFinal(modifiers) && !Modifier.isStatic(modifiers);
  }
}
