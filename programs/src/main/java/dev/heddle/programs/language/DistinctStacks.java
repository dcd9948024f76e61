// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Two callers lead to the same racy line: the finding names the line, the stacks tell the way. */
public final class DistinctStacks {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DistinctStacks::left, DistinctStacks::right);
    System.out.println("done");
  }

  private static void left() {
    store(1);
  }

  private static void right() {
    store(2);
  }

  private static void store(int newValue) {
    value = newValue; // race: DistinctStacks.value
  }
}
