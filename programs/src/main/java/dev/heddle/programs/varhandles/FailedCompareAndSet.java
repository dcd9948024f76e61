// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A failed CAS reads: it acquires what was released, and releases nothing itself. */
public final class FailedCompareAndSet {
  private static final VarHandle STATE =
      Handles.instanceField(MethodHandles.lookup(), FailedCompareAndSet.class, "state", int.class);

  private volatile int state;
  private int acquired;
  private int notReleased;

  public static void main(String[] args) throws Exception {
    FailedCompareAndSet shared = new FailedCompareAndSet();
    Threads.inOrder(shared::first, shared::second, shared::third);
    System.out.println("done");
  }

  private void first() {
    acquired = 1;
    STATE.setVolatile(this, 1);
  }

  private void second() {
    if (!STATE.compareAndSet(this, 0, 5)) {
      acquired++;
    }
    notReleased = 1; // race: FailedCompareAndSet.notReleased
    STATE.compareAndSet(this, 0, 5);
  }

  private void third() {
    int seen = (int) STATE.getVolatile(this);
    int read = notReleased; // race: FailedCompareAndSet.notReleased
  }
}
