// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** weakCompareAndSetPlain() is atomic, but orders nothing around it. */
public final class WeakPlainCompareAndSet {
  private static final VarHandle HELD =
      Handles.instanceField(
          MethodHandles.lookup(), WeakPlainCompareAndSet.class, "held", int.class);

  private volatile int held;
  private int count;

  public static void main(String[] args) throws Exception {
    WeakPlainCompareAndSet shared = new WeakPlainCompareAndSet();
    Threads.inOrder(shared::count, shared::count);
    System.out.println("done");
  }

  private void count() {
    while (!HELD.weakCompareAndSetPlain(this, 0, 1)) {
      Thread.yield();
    }
    count++; // race: WeakPlainCompareAndSet.count
    while (!HELD.weakCompareAndSetPlain(this, 1, 0)) {
      Thread.yield();
    }
  }
}
