// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** get() of a VarHandle is plain even on a volatile field, and acquires nothing. */
public final class PlainReadOfVolatileField {
  private static final VarHandle STATE =
      Handles.instanceField(
          MethodHandles.lookup(), PlainReadOfVolatileField.class, "state", int.class);

  private volatile int state;
  private int value;

  public static void main(String[] args) throws Exception {
    PlainReadOfVolatileField shared = new PlainReadOfVolatileField();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: PlainReadOfVolatileField.value
    state = 1; // may race: PlainReadOfVolatileField.state
  }

  private void read() {
    int state = (int) STATE.get(this); // may race: PlainReadOfVolatileField.state
    int read = value; // race: PlainReadOfVolatileField.value
  }
}
