// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The acquire form does not release what the writer did before it. */
public final class GetAndAddWrongModes {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), GetAndAddWrongModes.class, "state", int.class);

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    GetAndAddWrongModes other = new GetAndAddWrongModes();
    other.write();
    other.read();
    GetAndAddWrongModes shared = new GetAndAddWrongModes();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: GetAndAddWrongModes.value
    int before = (int) STATE.getAndAddAcquire(this, 1);
  }

  private void read() {
    int before = (int) STATE.getAndAddRelease(this, 1);
    int read = value; // race: GetAndAddWrongModes.value
  }
}
