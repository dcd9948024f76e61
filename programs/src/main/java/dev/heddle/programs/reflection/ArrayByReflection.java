// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;

/** java.lang.reflect.Array reads and writes the cells of the array. */
public final class ArrayByReflection {
  private static final int[] CELLS = new int[4];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArrayByReflection::write, ArrayByReflection::read);
    System.out.println("done");
  }

  private static void write() {
    java.lang.reflect.Array.setInt(CELLS, 2, 1); // race: int[]
  }

  private static void read() {
    Object read = java.lang.reflect.Array.get(CELLS, 2); // race: int[]
  }
}
