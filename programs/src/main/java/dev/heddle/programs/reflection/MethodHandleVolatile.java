// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Getter and setter handles of a volatile field are volatile accesses, and hand over. */
public final class MethodHandleVolatile {
  private volatile boolean ready;
  private int value;

  public static void main(String[] args) throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle setter = lookup.findSetter(MethodHandleVolatile.class, "ready", boolean.class);
    MethodHandle getter = lookup.findGetter(MethodHandleVolatile.class, "ready", boolean.class);
    MethodHandleVolatile shared = new MethodHandleVolatile();
    Threads.run(() -> shared.write(setter), () -> shared.read(getter));
    System.out.println(shared.value);
  }

  private void write(MethodHandle setter) {
    value = 1;
    try {
      setter.invokeExact(this, true);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private void read(MethodHandle getter) {
    try {
      while (!(boolean) getter.invokeExact(this)) {
        Thread.onSpinWait();
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
    value++;
  }
}
