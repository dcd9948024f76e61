// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** The method handle of a mode meets the variable handle itself, and direct accesses. */
public final class ModeHandlesAgainstDirect {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final VarHandle STATE =
      Handles.instanceField(LOOKUP, ModeHandlesAgainstDirect.class, "state", int.class);
  private static final VarHandle FLAG =
      Handles.instanceField(LOOKUP, ModeHandlesAgainstDirect.class, "flag", int.class);
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  private final int[] cells = new int[2];
  private int state;
  private volatile int flag;
  private int value;

  public static void main(String[] args) throws Exception {
    for (AccessMode mode : AccessMode.values()) {
      if (releases(mode)) {
        new ModeHandlesAgainstDirect().meet(mode);
      }
    }
    System.out.println("done");
  }

  private static boolean releases(AccessMode mode) {
    return mode == AccessMode.SET_RELEASE
        || mode == AccessMode.SET_VOLATILE
        || mode == AccessMode.GET_AND_SET
        || mode == AccessMode.GET_AND_ADD_RELEASE;
  }

  private void meet(AccessMode mode) throws Exception {
    MethodHandle state = STATE.toMethodHandle(mode).asType(STATE.accessModeType(mode).generic());
    Threads.run(() -> write(state, 1), () -> read(1));
    MethodHandle flag = FLAG.toMethodHandle(mode).bindTo(this);
    Threads.run(() -> write(flag, 2), () -> read(2));
    MethodHandle element = MethodHandles.insertArguments(ELEMENT.toMethodHandle(mode), 0, cells, 1);
    Threads.run(() -> write(element, 3), () -> read(3));
    MethodHandle invoker = MethodHandles.varHandleInvoker(mode, FLAG.accessModeType(mode));
    flagAgain(invoker.bindTo(FLAG));
  }

  private void flagAgain(MethodHandle invoker) throws Exception {
    flag = 0;
    Threads.run(() -> write(invoker, 4), () -> read(4));
  }

  private void write(MethodHandle handle, int step) {
    value = step;
    try {
      Object[] both = {this, 1};
      handle.invokeWithArguments(step == 1 || step == 4 ? both : new Object[] {1});
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private void read(int step) {
    while (seen(step) == 0) {
      Thread.onSpinWait();
    }
    value++;
  }

  private int seen(int step) {
    return switch (step) {
      case 1 -> (int) STATE.getAcquire(this);
      case 3 -> (int) ELEMENT.getVolatile(cells, 1);
      default -> flag;
    };
  }
}
