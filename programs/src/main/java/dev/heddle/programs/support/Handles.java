// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.support;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Looks up what programs need for field access by handle or offset, without checked exceptions. */
public final class Handles {
  private Handles() {}

  /** A handle of an instance field. */
  public static VarHandle instanceField(
      MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type) {
    try {
      return lookup.findVarHandle(owner, name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A handle of a static field. */
  public static VarHandle staticField(
      MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type) {
    try {
      return lookup.findStaticVarHandle(owner, name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The Unsafe that applications can reach. */
  public static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The offset of an instance field, for Unsafe. */
  public static long offset(Class<?> owner, String name) {
    try {
      return unsafe().objectFieldOffset(owner.getDeclaredField(name));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
