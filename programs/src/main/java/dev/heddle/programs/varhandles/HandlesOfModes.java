// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** A mode of a variable handle, called as a method handle, orders as the mode itself does. */
public final class HandlesOfModes {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), HandlesOfModes.class, "state", int.class);
  private static final MethodHandle RELEASE = STATE.toMethodHandle(AccessMode.SET_RELEASE);
  private static final MethodHandle ACQUIRE = STATE.toMethodHandle(AccessMode.GET_ACQUIRE);
  private static final MethodHandle INVOKER =
      MethodHandles.varHandleInvoker(
          AccessMode.GET_VOLATILE, MethodType.methodType(int.class, HandlesOfModes.class));

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    HandlesOfModes shared = new HandlesOfModes();
    HandlesOfModes invoked = new HandlesOfModes();
    Threads.run(
        () -> {
          shared.write();
          invoked.write();
        },
        () -> {
          while (shared.read() == 0) {
            Thread.onSpinWait();
          }
          shared.value++;
        },
        () -> {
          while (invoked.invoke() == 0) {
            Thread.onSpinWait();
          }
          invoked.value++;
        });
    System.out.println(shared.value + invoked.value);
  }

  private void write() {
    value = 1;
    try {
      RELEASE.invokeExact(this, 1);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private int read() {
    try {
      return (int) ACQUIRE.invokeExact(this);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private int invoke() {
    try {
      return (int) INVOKER.invoke(STATE, this);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
