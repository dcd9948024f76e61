// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** The superclass's constructor freezes its own final field, whatever the subclass adds. */
public final class FinalInSuperclass {
  private static Base shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FinalInSuperclass::publish, FinalInSuperclass::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Derived(); // race: FinalInSuperclass.shared
  }

  private static void read() {
    Base base = shared; // race: FinalInSuperclass.shared
    if (base.cells[1] != 5) {
      throw new AssertionError();
    }
  }

  private abstract static class Base {
    final int[] cells = new int[2];

    Base() {
      cells[1] = 5;
    }
  }

  private static final class Derived extends Base {}
}
