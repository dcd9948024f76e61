// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** wait() inside a monitor entered twice releases both entries and takes both again. */
public final class WaitInNestedEntry {
  private static final Object LOCK = new Object();
  private static int turns;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> play(0), () -> play(1));
    System.out.println(turns);
  }

  private static synchronized void play(int side) throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      synchronized (WaitInNestedEntry.class) {
        while (turns % 2 != side) {
          WaitInNestedEntry.class.wait();
        }
        turns++;
        WaitInNestedEntry.class.notifyAll();
      }
    }
  }
}
