// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Opaque accesses are no race among themselves, but hand nothing over. */
public final class OpaqueMode {
  private static final VarHandle READY =
      Handles.instanceField(MethodHandles.lookup(), OpaqueMode.class, "ready", int.class);

  private int ready;
  private int value;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    OpaqueMode other = new OpaqueMode();
    other.write();
    other.read();
    OpaqueMode shared = new OpaqueMode();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: OpaqueMode.value
    READY.setOpaque(this, 1);
  }

  private void read() {
    int ready = (int) READY.getOpaque(this);
    int read = value; // race: OpaqueMode.value
  }
}
