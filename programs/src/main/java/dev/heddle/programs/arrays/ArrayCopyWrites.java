// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** System.arraycopy writes the cells of its target. */
public final class ArrayCopyWrites {
  private static final Object[] TARGET = new Object[10];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArrayCopyWrites::copy, ArrayCopyWrites::read);
    System.out.println("done");
  }

  private static void copy() {
    Object[] source = {"a", "b", "c"};
    System.arraycopy(source, 0, TARGET, 4, 3); // race: java.lang.Object[]
  }

  private static void read() {
    Object read = TARGET[6]; // race: java.lang.Object[]
  }
}
