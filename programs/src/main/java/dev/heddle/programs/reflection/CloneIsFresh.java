// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;

/** A clone is an object of its own: who has read the original does not matter to it. */
public final class CloneIsFresh implements Cloneable {
  private int value;
  private int[] cells = {1, 2};

  public static void main(String[] args) throws Exception {
    CloneIsFresh original = new CloneIsFresh();
    original.value = 1;
    Threads.inOrder(original::changeCopy, original::changeCopy, original::changeCopy);
    System.out.println(original.value);
  }

  private void changeCopy() throws CloneNotSupportedException {
    int sum = value + cells[0];
    CloneIsFresh copy = (CloneIsFresh) super.clone();
    copy.cells = cells.clone();
    copy.value++;
    copy.cells[0]++;
    if (copy.value + copy.cells[0] != sum + 2) {
      throw new AssertionError();
    }
  }
}
