// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.reflection;

import dev.heddle.programs.support.Threads;

/** clone() in a superclass reads the fields of the subclass as well. */
public final class CloneInherited {
  private static class Base implements Cloneable {
    int base;

    Base copy() throws CloneNotSupportedException {
      return (Base) super.clone(); // race: Base.base, Derived.derived
    }
  }

  private static final class Derived extends Base {
    int derived;
  }

  public static void main(String[] args) throws Exception {
    Derived shared = new Derived();
    Threads.inOrder(() -> change(shared), shared::copy);
    System.out.println("done");
  }

  private static void change(Derived shared) {
    shared.base = 1; // race: Base.base
    shared.derived = 1; // race: Derived.derived
  }
}
