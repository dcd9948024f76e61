// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Threads;

/** The one thread that writes may read its own field without the lock; all others lock. */
public final class OnlyWriterReadsUnlocked {
  private static final Object LOCK = new Object();
  private static int progress;

  public static void main(String[] args) throws Exception {
    Threads.run(OnlyWriterReadsUnlocked::write, OnlyWriterReadsUnlocked::read);
    System.out.println(progress);
  }

  private static void write() {
    while (progress < 100) {
      synchronized (LOCK) {
        progress++;
      }
    }
  }

  private static void read() {
    int seen = 0;
    while (seen < 100) {
      synchronized (LOCK) {
        seen = progress;
      }
      Thread.yield();
    }
  }
}
