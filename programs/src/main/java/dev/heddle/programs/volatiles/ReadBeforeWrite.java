// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The volatile read came before the volatile write, so it orders nothing. */
public final class ReadBeforeWrite {
  private static volatile boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReadBeforeWrite::read, ReadBeforeWrite::write);
    System.out.println("done");
  }

  private static void read() {
    if (!ready) {
      int read = value; // race: ReadBeforeWrite.value
    }
  }

  private static void write() {
    value = 1; // race: ReadBeforeWrite.value
    ready = true;
  }
}
