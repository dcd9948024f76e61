// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The release form releases, the acquire form acquires, and the full form does both. */
public final class GetAndAddModes {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), GetAndAddModes.class, "state", int.class);

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    GetAndAddModes shared = new GetAndAddModes();
    Threads.inOrder(shared::first, shared::second, shared::third);
    System.out.println(shared.value);
  }

  private void first() {
    value = 1;
    int before = (int) STATE.getAndAddRelease(this, 1);
  }

  private void second() {
    int before = (int) STATE.getAndAdd(this, 1);
    value++;
    int after = (int) STATE.getAndSetRelease(this, 7);
  }

  private void third() {
    int before = (int) STATE.getAndBitwiseOrAcquire(this, 8);
    value++;
  }
}
