// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** A bound setter and the handles of array elements, under a lock beside direct access. */
public final class ComposedHandlesLocked {
  private static final MethodHandle ELEMENT = MethodHandles.arrayElementSetter(int[].class);

  private final int[] cells = new int[2];
  private int value;

  public static void main(String[] args) throws Exception {
    ComposedHandlesLocked shared = new ComposedHandlesLocked();
    MethodHandle set =
        MethodHandles.lookup()
            .findSetter(ComposedHandlesLocked.class, "value", int.class)
            .bindTo(shared);
    MethodHandle first = MethodHandles.insertArguments(ELEMENT, 0, shared.cells, 0);
    Threads.run(() -> shared.byHandle(set, first), shared::direct);
    System.out.println("done");
  }

  private synchronized void byHandle(MethodHandle set, MethodHandle first) {
    try {
      set.invoke(1);
      first.invoke(1);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void direct() {
    value++;
    cells[0]++;
  }
}
