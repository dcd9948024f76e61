// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** The constants of an interface are initialised once, before anybody can see them. */
public final class InterfaceConstants {
  private interface Limits {
    int[] CELLS = cells();

    static int[] cells() {
      int[] cells = new int[2];
      cells[1] = 6;
      return cells;
    }

    default int second() {
      return CELLS[1];
    }
  }

  private static final class User implements Limits {}

  public static void main(String[] args) throws Exception {
    Threads.inOrder(InterfaceConstants::read, InterfaceConstants::read);
    System.out.println("done");
  }

  private static void read() {
    if (new User().second() + Limits.CELLS[1] != 12) {
      throw new AssertionError();
    }
  }
}
