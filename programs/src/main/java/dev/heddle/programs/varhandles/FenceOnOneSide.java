// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence on the writer's side alone orders nothing for a reader that has none. */
public final class FenceOnOneSide {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), FenceOnOneSide.class, "state", int.class);

  private int state;
  private int value;

  public static void main(String[] args) throws Exception {
    // Linking a call of a VarHandle synchronises inside the JDK: done beforehand, in one thread.
    FenceOnOneSide other = new FenceOnOneSide();
    other.write();
    other.read();
    FenceOnOneSide shared = new FenceOnOneSide();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: FenceOnOneSide.value
    VarHandle.releaseFence();
    STATE.setOpaque(this, 1);
  }

  private void read() {
    int seen = (int) STATE.getOpaque(this);
    int read = value; // race: FenceOnOneSide.value
  }
}
