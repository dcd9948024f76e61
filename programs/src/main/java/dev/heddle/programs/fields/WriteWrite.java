// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** Two writes race even when they write the same value. */
public final class WriteWrite {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteWrite::first, WriteWrite::second);
    System.out.println(value);
  }

  private static void first() {
    value = 1; // race: WriteWrite.value
  }

  private static void second() {
    value = 1; // race: WriteWrite.value
  }
}
