// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** A subclass's field of the same name hides the superclass's: two variables, no race. */
public final class HiddenField {
  private static class Base {
    int state;
  }

  private static final class Derived extends Base {
    int state;

    void write() {
      state = 1;
    }

    void writeBase() {
      super.state = 2;
    }
  }

  public static void main(String[] args) throws Exception {
    Derived shared = new Derived();
    Threads.run(shared::write, shared::writeBase);
    System.out.println(shared.state + ((Base) shared).state);
  }
}
