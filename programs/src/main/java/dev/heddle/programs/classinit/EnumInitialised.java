// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** Enum constants are made by the enum's initialiser, fields and all. */
public final class EnumInitialised {
  private enum Colour {
    RED(1),
    GREEN(2);

    private int[] code = new int[1];

    Colour(int code) {
      this.code[0] = code;
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(EnumInitialised::sum, EnumInitialised::sum);
    System.out.println("done");
  }

  private static void sum() {
    int sum = 0;
    for (Colour colour : Colour.values()) {
      switch (colour) {
        case RED -> sum += colour.code[0];
        default -> sum += 10 * Colour.valueOf("GREEN").code[0];
      }
    }
    if (sum != 21) {
      throw new AssertionError(sum);
    }
  }
}
