// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** A static field named through a subclass is the superclass's field, with its initialisation. */
public final class InheritedStaticField {
  public static void main(String[] args) throws Exception {
    Threads.inOrder(InheritedStaticField::read, InheritedStaticField::read);
    System.out.println("done");
  }

  private static void read() {
    if (Derived.number != 3) {
      throw new AssertionError();
    }
  }

  private static class Base {
    static int number;

    static {
      number = 3;
    }
  }

  private static final class Derived extends Base {}
}
