// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** Two classes that need each other are initialised by one thread, and used by another. */
public final class InitialisationCycle {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(InitialisationCycle::use, InitialisationCycle::use);
    System.out.println("done");
  }

  private static void use() {
    if (Left.value != 2 || Right.value != 1) {
      throw new AssertionError(Left.value + " " + Right.value);
    }
  }

  private static final class Left {
    static int value = Right.value + 1;
  }

  private static final class Right {
    static int value = Left.value + 1;
  }
}
