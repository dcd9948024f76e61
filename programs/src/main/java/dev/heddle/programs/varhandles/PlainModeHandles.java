// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** The method handles of plain modes are plain accesses. */
public final class PlainModeHandles {
  private static final VarHandle VALUE =
      Handles.instanceField(MethodHandles.lookup(), PlainModeHandles.class, "value", int.class);
  private static final MethodHandle SET = VALUE.toMethodHandle(AccessMode.SET);
  private static final MethodHandle GET =
      MethodHandles.varHandleInvoker(AccessMode.GET, VALUE.accessModeType(AccessMode.GET));

  private int value;

  public static void main(String[] args) throws Exception {
    PlainModeHandles other = new PlainModeHandles();
    PlainModeHandles shared = new PlainModeHandles();
    // Linking a call of a method handle synchronises inside the JDK: done once beforehand.
    other.write();
    other.read();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    try {
      SET.invokeExact(this, 1); // race: PlainModeHandles.value
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private void read() {
    try {
      int read = (int) GET.invoke(VALUE, this); // race: PlainModeHandles.value
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
