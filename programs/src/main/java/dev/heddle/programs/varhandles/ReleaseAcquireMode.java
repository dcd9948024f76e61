// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** setRelease() and getAcquire() on a plain field hand over, and do not race with each other. */
public final class ReleaseAcquireMode {
  private static final VarHandle READY =
      Handles.instanceField(MethodHandles.lookup(), ReleaseAcquireMode.class, "ready", int.class);

  private int ready;
  private int value;

  public static void main(String[] args) throws Exception {
    ReleaseAcquireMode shared = new ReleaseAcquireMode();
    Threads.run(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1;
    READY.setRelease(this, 1);
  }

  private void read() {
    while ((int) READY.getAcquire(this) == 0) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}
