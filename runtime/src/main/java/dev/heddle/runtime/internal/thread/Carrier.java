// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Keeps the running virtual thread on its carrier while it holds what other threads spin for. If it
 * waited for a monitor meanwhile, one of the JDK's class values say, it would be unmounted, and set
 * going again by threads of the JDK which run hooks and spin for the same: for ever.
 */
public final class Carrier {
  private static final MethodHandle PIN = find("pin");
  private static final MethodHandle UNPIN = find("unpin");

  private Carrier() {}

  /** The running thread is virtual. */
  public static void pin() {
    call(PIN);
  }

  public static void unpin() {
    call(UNPIN);
  }

  private static void call(MethodHandle handle) {
    try {
      handle.invokeExact();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle find(String name) {
    try {
      Class<?> continuation = Class.forName("jdk.internal.vm.Continuation");
      MethodType type = MethodType.methodType(void.class);
      return TrustedLookup.INSTANCE.findStatic(continuation, name, type);
    } catch (ReflectiveOperationException e) {
      // A JDK that does it in another way.
      return MethodHandles.empty(MethodType.methodType(void.class));
    }
  }
}
