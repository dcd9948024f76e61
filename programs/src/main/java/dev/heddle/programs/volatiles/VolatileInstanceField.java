// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The volatile field of an object hands over that object's plain fields. */
public final class VolatileInstanceField {
  private int value;
  private volatile long version;

  public static void main(String[] args) throws Exception {
    VolatileInstanceField shared = new VolatileInstanceField();
    Threads.run(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 5;
    version = 1;
  }

  private void read() {
    while (version == 0) {
      Thread.onSpinWait();
    }
    if (value != 5) {
      throw new AssertionError(value);
    }
  }
}
