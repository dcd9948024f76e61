// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Superclass and subclass guard the inherited field by the same monitor. */
public final class InheritedFieldLocked {
  private static class Base {
    protected int state;

    synchronized void increment() {
      state++;
    }
  }

  private static final class Derived extends Base {
    @Override
    synchronized void increment() {
      super.increment();
      state++;
      super.state++;
    }
  }

  public static void main(String[] args) throws Exception {
    Derived shared = new Derived();
    Threads.run(shared::increment, shared::increment);
    System.out.println(shared.state);
  }
}
