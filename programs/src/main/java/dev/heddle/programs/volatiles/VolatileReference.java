// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** An object filled before the volatile write of its reference is safely published. */
public final class VolatileReference {
  private static volatile Box shared;

  public static void main(String[] args) throws Exception {
    Threads.run(VolatileReference::publish, VolatileReference::read);
    System.out.println("done");
  }

  private static void publish() {
    Box box = new Box();
    box.value = 1;
    box.cells[3] = 4;
    shared = box;
  }

  private static void read() {
    Box box;
    do {
      box = shared;
    } while (box == null);
    if (box.value + box.cells[3] != 5) {
      throw new AssertionError();
    }
  }

  private static final class Box {
    int value;
    int[] cells = new int[4];
  }
}
