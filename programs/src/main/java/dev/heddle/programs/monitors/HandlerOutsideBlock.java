// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** The exception handler lies outside the block: by the time it writes, the monitor is gone. */
public final class HandlerOutsideBlock {
  private static final Object LOCK = new Object();
  private static int failures;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(HandlerOutsideBlock::failing, HandlerOutsideBlock::failing);
    System.out.println("done");
  }

  private static void failing() {
    try {
      synchronized (LOCK) {
        throw new IllegalStateException("on purpose");
      }
    } catch (IllegalStateException expected) {
      failures++; // race: HandlerOutsideBlock.failures
    }
  }
}
