// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** set() and get() of a VarHandle are plain accesses, and race like them. */
public final class PlainMode {
  private static final VarHandle VALUE =
      Handles.instanceField(MethodHandles.lookup(), PlainMode.class, "value", int.class);

  private int value;

  public static void main(String[] args) throws Exception {
    PlainMode shared = new PlainMode();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    VALUE.set(this, 1); // race: PlainMode.value
  }

  private void read() {
    int read = (int) VALUE.get(this); // race: PlainMode.value
  }
}
