// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** The race lies at the bottom of a deep recursion. */
public final class DeepRecursion {
  private static int visits;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> descend(300), () -> descend(200));
    System.out.println("done");
  }

  private static void descend(int levels) {
    if (levels == 0) {
      visits++; // race: DeepRecursion.visits
    } else {
      descend(levels - 1);
    }
  }
}
