// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Getter and setter handles under a lock, beside direct access. */
public final class MethodHandleFieldsLocked {
  private int value;

  public static void main(String[] args) throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle setter = lookup.findSetter(MethodHandleFieldsLocked.class, "value", int.class);
    MethodHandle getter = lookup.findGetter(MethodHandleFieldsLocked.class, "value", int.class);
    MethodHandleFieldsLocked shared = new MethodHandleFieldsLocked();
    Threads.run(() -> shared.byHandle(setter, getter), shared::direct);
    System.out.println(shared.value);
  }

  private synchronized void byHandle(MethodHandle setter, MethodHandle getter) {
    try {
      setter.invoke(this, (int) getter.invoke(this) + 1);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void direct() {
    value++;
  }
}
