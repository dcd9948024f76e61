// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.invoke.MethodHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;

/**
 * Looks into the JDK's variable handles, and its method handles for fields and elements, for the
 * variable that they reach.
 */
public final class HandleTable {
  private static final IdentityTable<Handle> TABLE =
      new IdentityTable<>() {
        @Override
        protected Handle create(Object object) {
          return new Handle(object, false);
        }
      };

  private HandleTable() {}

  /** What a handle reaches. */
  public enum Kind {
    INSTANCE_FIELD,
    STATIC_FIELD,
    ELEMENT,
    /** Several bytes of an array, as a wider number. */
    BYTES,
    /** Several bytes of a buffer. */
    BUFFER,
    /** What another variable handle reaches, whose access tells of itself. */
    INDIRECT,
    UNKNOWN
  }

  /** One handle; what is found does not change. */
  public static final class Handle extends IdentityTable.Entry {
    public final Kind kind;

    /** Of the field; or the number of bytes. */
    public final long offset;

    /** What contains a static field; null otherwise, and where it is held weakly. */
    private final Object base;

    /**
     * The same in the table. A class that keeps a handle of its own field in a static field would
     * otherwise be held by it, and hold it.
     */
    private final WeakReference<Object> weakBase;

    /** Whether the class of a static field has been seen to be initialised. */
    public volatile boolean isInitialised;

    private Handle(Object handle, boolean holdsBase) {
      super(handle);
      Object direct = direct(handle);
      Kind found = Kind.UNKNOWN;
      long where = 0;
      Object container = null;
      String name = direct.getClass().getName();
      if (name.contains("$FieldInstance") || name.endsWith("DirectMethodHandle$Accessor")) {
        found = Kind.INSTANCE_FIELD;
        where = number(direct, "fieldOffset");
      } else if (name.contains("$FieldStatic")) {
        found = Kind.STATIC_FIELD;
        where = number(direct, "fieldOffset");
        container = reference(direct, "base");
      } else if (name.endsWith("DirectMethodHandle$StaticAccessor")) {
        found = Kind.STATIC_FIELD;
        where = number(direct, "staticOffset");
        container = reference(direct, "staticBase");
      } else if (name.endsWith("$Array") || direct instanceof MethodHandle) {
        found = Kind.ELEMENT;
      } else if (name.contains("VarHandleByteArrayAs") && name.endsWith("$ArrayHandle")) {
        found = Kind.BYTES;
        where = width(name);
      } else if (name.contains("VarHandleByteArrayAs") && name.endsWith("$ByteBufferHandle")) {
        found = Kind.BUFFER;
        where = width(name);
      } else if (name.endsWith("IndirectVarHandle")) {
        found = Kind.INDIRECT;
      }
      kind = found;
      offset = where;
      base = holdsBase ? container : null;
      weakBase = holdsBase || container == null ? null : new WeakReference<>(container);
    }

    /** What contains a static field; null otherwise. */
    public Object base() {
      return weakBase == null ? base : weakBase.get();
    }

    /** Whether an index says which of many variables it reaches. */
    public boolean takesIndex() {
      return kind == Kind.ELEMENT || isWide();
    }

    /** Whether it reaches several bytes at once, as many as the offset says. */
    public boolean isWide() {
      return kind == Kind.BYTES || kind == Kind.BUFFER;
    }
  }

  public static Handle of(Object handle) {
    return TABLE.get(handle);
  }

  /** The same for a handle that will be part of what tells of it: the table never hears of it. */
  public static Handle apart(Object handle) {
    return new Handle(handle, true);
  }

  /** A handle of a class that is not initialised yet wraps the real one. */
  private static Object direct(Object handle) {
    Object target =
        handle.getClass().getName().endsWith("LazyInitializingVarHandle")
            ? reference(handle, "target")
            : null;
    return target == null ? handle : target;
  }

  private static int width(String name) {
    if (name.contains("AsLongs") || name.contains("AsDoubles")) {
      return 8;
    }
    return name.contains("AsInts") || name.contains("AsFloats") ? 4 : 2;
  }

  private static Field field(Object object, String name) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      Field field = Shadows.declared(type, name);
      if (field != null) {
        return field;
      }
    }
    return null;
  }

  private static long number(Object object, String name) {
    Field field = field(object, name);
    if (field == null) {
      return -1;
    }
    long offset = Memory.UNSAFE.objectFieldOffset(field);
    return field.getType() == int.class
        ? Memory.UNSAFE.getInt(object, offset)
        : Memory.UNSAFE.getLong(object, offset);
  }

  private static Object reference(Object object, String name) {
    Field field = field(object, name);
    return field == null
        ? null
        : Memory.UNSAFE.getReference(object, Memory.UNSAFE.objectFieldOffset(field));
  }
}
