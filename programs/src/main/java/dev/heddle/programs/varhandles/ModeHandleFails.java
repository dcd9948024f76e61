// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** A compare-and-set that fails releases nothing, through a method handle as well. */
public final class ModeHandleFails {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), ModeHandleFails.class, "state", int.class);
  private static final MethodHandle SWAP = STATE.toMethodHandle(AccessMode.COMPARE_AND_SET);

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    ModeHandleFails shared = new ModeHandleFails();
    // Linking a call of a method handle synchronises inside the JDK: done once beforehand.
    shared.swap(5);
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: ModeHandleFails.value
    swap(5);
  }

  private void read() {
    int found = (int) STATE.getVolatile(this);
    value += found; // race: ModeHandleFails.value
  }

  private void swap(int expected) {
    try {
      boolean swapped = (boolean) SWAP.invokeExact(this, expected, 1);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
