// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Getter and setter method handles are plain accesses to the field. */
public final class MethodHandleFields {
  private int value;

  public static void main(String[] args) throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle setter = lookup.findSetter(MethodHandleFields.class, "value", int.class);
    MethodHandle getter = lookup.findGetter(MethodHandleFields.class, "value", int.class);
    // Linking a call of a method handle synchronises inside the JDK: done once beforehand.
    use(setter, getter, new MethodHandleFields(), new MethodHandleFields());
    MethodHandleFields shared = new MethodHandleFields();
    use(setter, getter, shared, shared);
    System.out.println("done");
  }

  private static void use(
      MethodHandle setter, MethodHandle getter, MethodHandleFields written, MethodHandleFields read)
      throws InterruptedException {
    Threads.inOrder(() -> write(setter, written), () -> read(getter, read));
  }

  private static void write(MethodHandle setter, MethodHandleFields shared) {
    try {
      setter.invokeExact(shared, 1); // race: MethodHandleFields.value
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static void read(MethodHandle getter, MethodHandleFields shared) {
    try {
      int read = (int) getter.invokeExact(shared); // race: MethodHandleFields.value
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
