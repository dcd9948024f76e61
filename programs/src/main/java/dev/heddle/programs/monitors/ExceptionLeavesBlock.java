// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** An exception that leaves a synchronized block releases the monitor like any other exit. */
public final class ExceptionLeavesBlock {
  private static final Object LOCK = new Object();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ExceptionLeavesBlock::failing, ExceptionLeavesBlock::failing);
    System.out.println(count);
  }

  private static void failing() {
    try {
      synchronized (LOCK) {
        count++;
        throw new IllegalStateException("on purpose");
      }
    } catch (IllegalStateException expected) {
      // Leaving by exception is what is tested.
    }
  }
}
