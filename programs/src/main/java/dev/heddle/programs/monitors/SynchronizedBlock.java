// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Two threads count under the same monitor: its exit happens before the next enter, so no race. */
public final class SynchronizedBlock {
  private static final Object LOCK = new Object();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(SynchronizedBlock::count, SynchronizedBlock::count);
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 1000; i++) {
      synchronized (LOCK) {
        count++;
      }
    }
  }
}
