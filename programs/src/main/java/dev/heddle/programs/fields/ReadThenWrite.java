// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** The read came first in time, and is not ordered before the write. */
public final class ReadThenWrite {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReadThenWrite::read, ReadThenWrite::write);
    System.out.println(value);
  }

  private static void read() {
    int read = value; // race: ReadThenWrite.value
  }

  private static void write() {
    value = 1; // race: ReadThenWrite.value
  }
}
