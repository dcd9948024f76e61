// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/**
 * What a final field leads to is frozen with it: the array filled by the constructor is no race.
 */
public final class FinalArray {
  private static Vector3 shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FinalArray::publish, FinalArray::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Vector3(); // race: FinalArray.shared
  }

  private static void read() {
    Vector3 vector = shared; // race: FinalArray.shared
    if (vector.sum() != 6) {
      throw new AssertionError();
    }
  }

  private static final class Vector3 {
    final int[] cells;

    Vector3() {
      cells = new int[3];
      for (int i = 0; i < 3; i++) {
        cells[i] = i + 1;
      }
    }

    int sum() {
      return cells[0] + cells[1] + cells[2];
    }
  }
}
