// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.varhandles;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Volatile access to the elements of a plain array hands over, element by element. */
public final class ArrayElementVolatile {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int[] FLAGS = new int[8];
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(ArrayElementVolatile::write, ArrayElementVolatile::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    ELEMENT.setVolatile(FLAGS, 3, 1);
  }

  private static void read() {
    while ((int) ELEMENT.getVolatile(FLAGS, 3) == 0) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}
