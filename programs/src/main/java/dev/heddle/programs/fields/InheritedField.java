// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** A field of a superclass, written through the subclass and read through the superclass. */
public final class InheritedField {
  private static class Base {
    protected int state;
  }

  private static final class Derived extends Base {
    void write() {
      state = 1; // race: Base.state
    }
  }

  public static void main(String[] args) throws Exception {
    Derived shared = new Derived();
    Threads.inOrder(shared::write, () -> read(shared));
    System.out.println("done");
  }

  private static void read(Base base) {
    int read = base.state; // race: Base.state
  }
}
