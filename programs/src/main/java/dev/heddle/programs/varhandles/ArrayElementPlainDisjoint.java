// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses through the handle to different elements do not race. */
public final class ArrayElementPlainDisjoint {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final Object[] CELLS = new Object[8];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> ELEMENT.set(CELLS, 1, "a"), () -> ELEMENT.set(CELLS, 2, "b"));
    System.out.println(CELLS[1] + " " + CELLS[2]);
  }
}
