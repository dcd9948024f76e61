// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain access through an array element handle races like a direct one. */
public final class ArrayElementPlain {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int[] CELLS = new int[8];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArrayElementPlain::write, ArrayElementPlain::read);
    System.out.println("done");
  }

  private static void write() {
    ELEMENT.set(CELLS, 3, 1); // race: int[]
  }

  private static void read() {
    int read = CELLS[3]; // race: int[]
  }
}
