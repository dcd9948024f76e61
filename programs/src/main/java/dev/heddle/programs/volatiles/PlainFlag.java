// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The flag is not volatile: both the flag and what it should guard race. */
public final class PlainFlag {
  private static boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(PlainFlag::write, PlainFlag::read);
    System.out.println("done");
  }

  private static void write() {
    value = 42; // race: PlainFlag.value
    ready = true; // race: PlainFlag.ready
  }

  private static void read() {
    if (ready) { // race: PlainFlag.ready
      int read = value; // race: PlainFlag.value
    }
  }
}
