// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A lock of compareAndSet() and setRelease() on a VarHandle. */
public final class CompareAndSetLock {
  private static final VarHandle HELD =
      Handles.instanceField(MethodHandles.lookup(), CompareAndSetLock.class, "held", int.class);

  private volatile int held;
  private int count;

  public static void main(String[] args) throws Exception {
    CompareAndSetLock shared = new CompareAndSetLock();
    Threads.run(shared::count, shared::count);
    System.out.println(shared.count);
  }

  private void count() {
    for (int i = 0; i < 200; i++) {
      while (!HELD.compareAndSet(this, 0, 1)) {
        Thread.yield();
      }
      count++;
      HELD.setRelease(this, 0);
    }
  }
}
