// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** Initialising a subclass initialises its superclass first, whose static state is then ordered. */
public final class SuperclassInitialised {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(Derived::new, SuperclassInitialised::read);
    System.out.println("done");
  }

  private static void read() {
    if (Base.cells[0] != 1 || Derived.inherited != 2) {
      throw new AssertionError();
    }
  }

  private static class Base {
    static int[] cells = {1};
  }

  private static final class Derived extends Base {
    static int inherited = cells[0] + 1;
  }
}
