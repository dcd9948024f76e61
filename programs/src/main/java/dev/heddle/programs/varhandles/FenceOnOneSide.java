// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence of the writer alone hands nothing over. */
public final class FenceOnOneSide {
  private static final VarHandle READY =
      Handles.instanceField(MethodHandles.lookup(), FenceOnOneSide.class, "ready", int.class);

  private int ready;
  private int value;

  public static void main(String[] args) throws Exception {
    FenceOnOneSide shared = new FenceOnOneSide();
    Threads.inOrder(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1; // race: FenceOnOneSide.value
    VarHandle.releaseFence();
    READY.setOpaque(this, 1);
  }

  private void read() {
    int seen = (int) READY.getOpaque(this);
    VarHandle.storeStoreFence();
    int read = value; // race: FenceOnOneSide.value
  }
}
