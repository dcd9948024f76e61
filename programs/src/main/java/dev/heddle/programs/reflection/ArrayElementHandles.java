// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Setter handles of array elements are plain accesses to the cells. */
public final class ArrayElementHandles {
  private static final MethodHandle SETTER = MethodHandles.arrayElementSetter(int[].class);
  private static final int[] CELLS = new int[4];

  public static void main(String[] args) throws Exception {
    write(0);
    Threads.inOrder(() -> write(2), ArrayElementHandles::read);
    System.out.println("done");
  }

  private static void write(int index) {
    try {
      SETTER.invokeExact(CELLS, index, 1); // race: int[]
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static void read() {
    int read = CELLS[2]; // race: int[]
  }
}
