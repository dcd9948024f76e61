// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Enum constants are shared by everybody, and so is a field that they keep. */
public final class EnumWithState {
  private enum Level {
    LOW,
    HIGH;

    private int used;

    void use() {
      used++; // race: Level.used
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(Level.LOW::use, Level.LOW::use, Level.HIGH::use);
    System.out.println("done");
  }
}
