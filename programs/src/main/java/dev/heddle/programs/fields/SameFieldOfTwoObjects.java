// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** The same field of two objects is two variables. */
public final class SameFieldOfTwoObjects {
  private int value;

  public static void main(String[] args) throws Exception {
    SameFieldOfTwoObjects first = new SameFieldOfTwoObjects();
    SameFieldOfTwoObjects second = new SameFieldOfTwoObjects();
    Threads.run(() -> first.value++, () -> second.value++);
    System.out.println(first.value + second.value);
  }
}
