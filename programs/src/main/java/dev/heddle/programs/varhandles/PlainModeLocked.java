// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses through a VarHandle under a lock, mixed with direct ones: no race. */
public final class PlainModeLocked {
  private static final VarHandle VALUE =
      Handles.instanceField(MethodHandles.lookup(), PlainModeLocked.class, "value", int.class);

  private int value;

  public static void main(String[] args) throws Exception {
    PlainModeLocked shared = new PlainModeLocked();
    Threads.run(shared::byHandle, shared::direct);
    System.out.println(shared.value);
  }

  private synchronized void byHandle() {
    VALUE.set(this, (int) VALUE.get(this) + 1);
  }

  private synchronized void direct() {
    value++;
  }
}
