// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** A volatile field declared in a superclass works through subclass references too. */
public final class InheritedVolatile {
  private static class Base {
    volatile boolean ready;
  }

  private static final class Derived extends Base {
    int value;
  }

  public static void main(String[] args) throws Exception {
    Derived shared = new Derived();
    Base sameObject = shared;
    Threads.run(() -> write(shared), () -> read(sameObject, shared));
    System.out.println("done");
  }

  private static void write(Derived shared) {
    shared.value = 1;
    shared.ready = true;
  }

  private static void read(Base base, Derived shared) {
    while (!base.ready) {
      Thread.onSpinWait();
    }
    if (shared.value != 1) {
      throw new AssertionError();
    }
  }
}
