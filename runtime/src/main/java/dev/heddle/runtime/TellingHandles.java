// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.HandleTable;
import dev.heddle.runtime.internal.library.HandleTable.Handle;
import dev.heddle.runtime.internal.library.HandleTable.Kind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The JDK's method handles that access variables, as the program gets them: they tell of the access
 * themselves, so that everything that is composed from them does. Called where the JDK makes them.
 */
public final class TellingHandles {
  private TellingHandles() {}

  /**
   * A handle that accesses a field.
   *
   * @param lookup who has made it; the JDK's own has handles for reflection, which woven code knows
   * @param type the class where the field was looked up
   * @param member what the handle can be cracked into
   */
  public static MethodHandle ofField(
      MethodHandle handle, MethodHandles.Lookup lookup, Class<?> type, Object member) {
    if (type.getClassLoader() == null || lookup == ShadowFields.LOOKUP || Checking.stopped()) {
      return handle;
    }
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      Handle known = HandleTable.apart(handle);
      FieldTable.WatchedField field = field(known, type);
      boolean isStatic = known.kind == Kind.STATIC_FIELD;
      if (field == null && !(isStatic && FieldTable.hasInitialiser((Class<?>) known.base()))) {
        return handle;
      }
      boolean write = handle.type().returnType() == void.class;
      int mode = write ? VariableAccess.WRITE : 0;
      if (field != null && field.isVolatile) {
        mode |= VariableAccess.ATOMIC | (write ? VariableAccess.RELEASE : VariableAccess.ACQUIRE);
      }
      MethodHandle telling = ComposedHandles.telling(handle, known, isStatic ? 0 : 1, mode, false);
      return ComposedHandles.withMember(telling, member);
    } catch (Throwable e) {
      Checking.lost(e);
      return handle;
    } finally {
      thread.quiet--;
    }
  }

  /**
   * A handle that does what a variable handle does in one of its modes; its first argument is the
   * variable handle.
   */
  public static MethodHandle ofMode(MethodHandle handle, VarHandle variable, int ordinal) {
    if (Checking.stopped()) {
      return handle;
    }
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      Handle known = HandleTable.apart(variable);
      String method = VarHandle.AccessMode.values()[ordinal].methodName();
      int mode = AccessMode.sum(method);
      if (!isTold(known, handle, mode)) {
        return handle;
      }
      if (method.startsWith("compareAndExchange")) {
        mode |= VariableAccess.PERHAPS;
      }
      boolean mayFail = AccessMode.mayFail(method);
      return ComposedHandles.telling(handle, known, coordinates(known), mode, mayFail);
    } catch (Throwable e) {
      Checking.lost(e);
      return handle;
    } finally {
      thread.quiet--;
    }
  }

  /** A handle that reads or writes elements of arrays. */
  public static MethodHandle ofElements(MethodHandle handle) {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      int mode = handle.type().returnType() == void.class ? VariableAccess.WRITE : 0;
      MethodHandle telling =
          ComposedHandles.telling(handle, HandleTable.apart(handle), 2, mode, false);
      return ComposedHandles.withMemberOf(handle, telling);
    } catch (Throwable e) {
      Checking.lost(e);
      return handle;
    } finally {
      thread.quiet--;
    }
  }

  private static FieldTable.WatchedField field(Handle known, Class<?> type) {
    return switch (known.kind) {
      case INSTANCE_FIELD -> FieldTable.findInstanceField(type, known.offset);
      case STATIC_FIELD -> FieldTable.find(known.base(), known.offset);
      default -> null;
    };
  }

  private static boolean isTold(Handle known, MethodHandle handle, int mode) {
    return switch (known.kind) {
      case INSTANCE_FIELD -> field(known, handle.type().parameterType(1)) != null;
      case STATIC_FIELD ->
          field(known, null) != null || FieldTable.hasInitialiser((Class<?>) known.base());
      case UNKNOWN -> (mode & VariableAccess.ATOMIC) != 0;
      case INDIRECT -> false;
      default -> true;
    };
  }

  private static int coordinates(Handle known) {
    return switch (known.kind) {
      case INSTANCE_FIELD -> 1;
      case ELEMENT, BYTES, BUFFER -> 2;
      default -> 0;
    };
  }
}
