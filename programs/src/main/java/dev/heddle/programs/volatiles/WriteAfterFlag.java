// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The value is written after the flag: the reader that saw the flag is not ordered with it. */
public final class WriteAfterFlag {
  private static volatile boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteAfterFlag::write, WriteAfterFlag::read);
    System.out.println("done");
  }

  private static void write() {
    ready = true;
    value = 42; // race: WriteAfterFlag.value
  }

  private static void read() {
    if (ready) {
      int read = value; // race: WriteAfterFlag.value
    }
  }
}
