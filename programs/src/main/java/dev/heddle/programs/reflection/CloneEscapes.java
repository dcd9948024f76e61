// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;

/** A clone is handed over through a plain field: so is what clone() has filled it with. */
public final class CloneEscapes implements Cloneable {
  private static CloneEscapes shared;

  private int value = 1;
  private int[] cells = {1, 2};

  public static void main(String[] args) throws Exception {
    CloneEscapes original = new CloneEscapes();
    Threads.inOrder(original::publishCopy, CloneEscapes::use);
    System.out.println("done");
  }

  private void publishCopy() throws CloneNotSupportedException {
    Object copy = super.clone(); // race: CloneEscapes.value, CloneEscapes.cells
    shared = (CloneEscapes) copy; // race: CloneEscapes.shared
  }

  private static void use() {
    CloneEscapes found = shared; // race: CloneEscapes.shared
    int value = found.value; // race: CloneEscapes.value
    int[] cells = found.cells; // race: CloneEscapes.cells
  }
}
