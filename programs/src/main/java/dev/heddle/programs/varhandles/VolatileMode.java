// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A plain field accessed by setVolatile() and getVolatile() only is as good as a volatile field.
 */
public final class VolatileMode {
  private static final VarHandle READY =
      Handles.instanceField(MethodHandles.lookup(), VolatileMode.class, "ready", boolean.class);

  private boolean ready;
  private int value;

  public static void main(String[] args) throws Exception {
    VolatileMode shared = new VolatileMode();
    Threads.run(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1;
    READY.setVolatile(this, true);
  }

  private void read() {
    while (!(boolean) READY.getVolatile(this)) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}
