// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.library;

import dev.heddle.programs.support.Threads;

/** StringBuffer is synchronized, and its lock orders the callers. */
public final class StringBufferHandsOver {
  private static final StringBuffer BUFFER = new StringBuffer();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(StringBufferHandsOver::write, StringBufferHandsOver::read);
    System.out.println(BUFFER);
  }

  private static void write() {
    value = 1;
    BUFFER.append("ready");
  }

  private static void read() {
    while (BUFFER.length() == 0) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}
