// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The same volatile field of two objects is two variables. */
public final class OtherObject {
  private static int value;
  private volatile boolean ready;

  public static void main(String[] args) throws Exception {
    OtherObject first = new OtherObject();
    OtherObject second = new OtherObject();
    Threads.inOrder(() -> write(first), () -> read(second));
    System.out.println("done");
  }

  private static void write(OtherObject shared) {
    value = 1; // race: OtherObject.value
    shared.ready = true;
  }

  private static void read(OtherObject shared) {
    if (!shared.ready) {
      value = 2; // race: OtherObject.value
    }
  }
}
