// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence before an opaque write and one after the opaque read that sees it hand over. */
public final class Fences {
  private static final VarHandle READY =
      Handles.instanceField(MethodHandles.lookup(), Fences.class, "ready", int.class);

  private int ready;
  private int value;
  private int more;

  public static void main(String[] args) throws Exception {
    Fences shared = new Fences();
    Threads.run(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1;
    VarHandle.releaseFence();
    READY.setOpaque(this, 1);
    more = 1;
    VarHandle.fullFence();
    READY.setOpaque(this, 2);
  }

  private void read() {
    while ((int) READY.getOpaque(this) != 2) {
      Thread.onSpinWait();
    }
    VarHandle.acquireFence();
    if (value + more != 2) {
      throw new AssertionError();
    }
  }
}
