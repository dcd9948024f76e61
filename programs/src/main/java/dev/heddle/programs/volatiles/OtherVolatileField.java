// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** Writing one volatile and reading another orders nothing. */
public final class OtherVolatileField {
  private static volatile int written;
  private static volatile int read;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OtherVolatileField::write, OtherVolatileField::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: OtherVolatileField.value
    written = 1;
  }

  private static void read() {
    int ignored = read;
    value = 2; // race: OtherVolatileField.value
  }
}
