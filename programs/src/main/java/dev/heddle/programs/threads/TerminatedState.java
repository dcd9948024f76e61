// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

/** Thread.getState() that says TERMINATED detects the end of the thread, and so orders it. */
public final class TerminatedState {
  private static int value;

  public static void main(String[] args) throws Exception {
    Thread child = new Thread(() -> value = 1);
    child.start();
    while (child.getState() != Thread.State.TERMINATED) {
      Thread.sleep(1);
    }
    System.out.println(value);
  }
}
