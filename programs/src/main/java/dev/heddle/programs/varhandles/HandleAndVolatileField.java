// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A VarHandle's volatile modes and the volatile field itself are one variable. */
public final class HandleAndVolatileField {
  private static final VarHandle STATE =
      Handles.instanceField(
          MethodHandles.lookup(), HandleAndVolatileField.class, "state", int.class);

  private volatile int state;
  private int value;

  public static void main(String[] args) throws Exception {
    HandleAndVolatileField shared = new HandleAndVolatileField();
    Threads.run(shared::byHandle, shared::direct);
    System.out.println(shared.value);
  }

  private void byHandle() {
    value = 1;
    STATE.setRelease(this, 1);
    while ((int) STATE.getAcquire(this) != 2) {
      Thread.onSpinWait();
    }
    value++;
  }

  private void direct() {
    while (state != 1) {
      Thread.onSpinWait();
    }
    value++;
    state = 2;
  }
}
