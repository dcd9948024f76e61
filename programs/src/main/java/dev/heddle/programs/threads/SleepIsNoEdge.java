// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Threads;

/** Sleeping long enough makes it likely, but orders nothing. */
public final class SleepIsNoEdge {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(SleepIsNoEdge::write, SleepIsNoEdge::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: SleepIsNoEdge.value
  }

  private static void read() throws InterruptedException {
    Thread.sleep(20);
    int read = value; // race: SleepIsNoEdge.value
  }
}
