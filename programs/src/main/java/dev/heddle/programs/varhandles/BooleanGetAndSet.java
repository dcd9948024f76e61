// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Exchanging a boolean cannot fail: the false that it returns is what was there before. */
public final class BooleanGetAndSet {
  private static final VarHandle READY =
      Handles.instanceField(MethodHandles.lookup(), BooleanGetAndSet.class, "ready", boolean.class);

  private boolean ready;
  private int value;

  public static void main(String[] args) throws Exception {
    BooleanGetAndSet shared = new BooleanGetAndSet();
    Threads.run(shared::write, shared::read);
    System.out.println(shared.value);
  }

  private void write() {
    value = 1;
    boolean before = (boolean) READY.getAndSet(this, true);
  }

  private void read() {
    while (!(boolean) READY.getAcquire(this)) {
      Thread.onSpinWait();
    }
    value++;
  }
}
