// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.HandleTable.Handle;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import jdk.internal.vm.annotation.Hidden;

/** Composes handles with calls that tell of them. A class of its own: most programs need none. */
final class ComposedHandles {
  private static final Class<?>[] COORDINATES = {Object.class, int.class};
  private static final MethodHandle[] BEFORE = {before(0), before(1), before(2)};
  private static final MethodHandle AFTER = find("after", int.class);
  private static final MethodHandle AFTER_TRIAL = find("after", int.class, boolean.class);
  private static final MethodHandle WITH_MEMBER = withMember();
  private static final MethodHandle MEMBER = member();

  private ComposedHandles() {}

  /**
   * The handle with what it tells.
   *
   * @param known what it reaches
   * @param coordinates how many of its arguments say which variable of those it is; they are the
   *     first, but for a variable handle
   * @param mayFail whether it returns whether it has written
   */
  static MethodHandle telling(
      MethodHandle handle, Handle known, int coordinates, int mode, boolean mayFail) {
    MethodHandle before = MethodHandles.insertArguments(BEFORE[coordinates], 0, known, mode);
    int skipped = handle.type().parameterCount() > 0 ? skipped(handle.type()) : 0;
    if (skipped > 0) {
      before = MethodHandles.dropArguments(before, 0, VarHandle.class);
    }
    MethodType type = handle.type().changeReturnType(void.class);
    int count = type.parameterCount();
    before = before.asType(type.dropParameterTypes(skipped + coordinates, count));
    MethodHandle telling = MethodHandles.foldArguments(handle, before);
    return (mode & VariableAccess.ATOMIC) == 0
        ? telling
        : MethodHandles.filterReturnValue(telling, after(type(handle), mode, mayFail));
  }

  private static int skipped(MethodType type) {
    return type.parameterType(0) == VarHandle.class ? 1 : 0;
  }

  private static Class<?> type(MethodHandle handle) {
    return handle.type().returnType();
  }

  /** Takes the result, and returns it. */
  private static MethodHandle after(Class<?> result, int mode, boolean mayFail) {
    if (mayFail) {
      MethodHandle after = MethodHandles.insertArguments(AFTER_TRIAL, 0, mode);
      return MethodHandles.foldArguments(MethodHandles.identity(result), after);
    }
    MethodHandle after = MethodHandles.insertArguments(AFTER, 0, mode);
    return result == void.class
        ? after
        : MethodHandles.foldArguments(MethodHandles.identity(result), after);
  }

  /** A handle that can be cracked into that member. */
  static MethodHandle withMember(MethodHandle handle, Object member) throws Throwable {
    return (MethodHandle) WITH_MEMBER.invokeExact(handle, member, false);
  }

  /** The same for that of the handle itself, which has one. */
  static MethodHandle withMemberOf(MethodHandle plain, MethodHandle handle) throws Throwable {
    return withMember(handle, (Object) MEMBER.invokeExact(plain));
  }

  @Hidden
  static void before(Handle known, int mode) {
    VariableAccess.inside(known, ThreadState.current(), mode);
  }

  @Hidden
  static void before(Handle known, int mode, Object owner) {
    VariableAccess.inside(known, owner, ThreadState.current(), mode);
  }

  @Hidden
  static void before(Handle known, int mode, Object owner, int index) {
    VariableAccess.inside(known, owner, index, ThreadState.current(), mode);
  }

  @Hidden
  static void after(int mode) {
    ThreadState thread = ThreadState.current();
    VariableAccess.done(null, thread, thread.context, 0, mode);
  }

  @Hidden
  static void after(int mode, boolean written) {
    ThreadState thread = ThreadState.current();
    VariableAccess.done(null, written, thread, thread.context, 0, mode);
  }

  private static MethodHandle before(int coordinates) {
    MethodType type = MethodType.methodType(void.class, Handle.class, int.class);
    for (int i = 0; i < coordinates; i++) {
      type = type.appendParameterTypes(COORDINATES[i]);
    }
    return find("before", type.parameterArray());
  }

  private static MethodHandle find(String name, Class<?>... types) {
    try {
      MethodType type = MethodType.methodType(void.class, types);
      return ShadowFields.LOOKUP.findStatic(ComposedHandles.class, name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle member() {
    try {
      Class<?> member = Class.forName("java.lang.invoke.MemberName");
      return ShadowFields.LOOKUP
          .findVirtual(MethodHandle.class, "internalMemberName", MethodType.methodType(member))
          .asType(MethodType.methodType(Object.class, MethodHandle.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The JDK's own way to make an alias for a member that does more than the member does. */
  private static MethodHandle withMember() {
    try {
      Class<?> member = Class.forName("java.lang.invoke.MemberName");
      MethodType type = MethodType.methodType(MethodHandle.class, member, boolean.class);
      return ShadowFields.LOOKUP
          .findVirtual(MethodHandle.class, "withInternalMemberName", type)
          .asType(
              MethodType.methodType(
                  MethodHandle.class, MethodHandle.class, Object.class, boolean.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
