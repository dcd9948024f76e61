// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Threads;

/** A constructor may set fields before it calls super(), which here lets the object escape. */
public final class FieldSetBeforeSuper {
  private static volatile Base escaped;

  private static class Base {
    Base() {
      escaped = this;
    }

    int value() {
      return 0;
    }
  }

  private static final class Derived extends Base {
    private int value;

    Derived(int value) {
      this.value = value;
      super();
    }

    @Override
    int value() {
      return value;
    }
  }

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> new Derived(5), FieldSetBeforeSuper::read);
    System.out.println("done");
  }

  private static void read() {
    if (escaped.value() != 5) {
      throw new AssertionError();
    }
  }
}
