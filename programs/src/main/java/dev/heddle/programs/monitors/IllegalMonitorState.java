// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** wait and notify without the monitor throw as ever, and what follows is checked as ever. */
public final class IllegalMonitorState {
  private static final Object LOCK = new Object();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(IllegalMonitorState::waitWithout, IllegalMonitorState::notifyWithout);
    System.out.println("done");
  }

  private static void waitWithout() throws InterruptedException {
    try {
      LOCK.wait(1);
    } catch (IllegalMonitorStateException e) {
      System.out.println("wait: " + e.getMessage());
    }
    value = 1; // race: IllegalMonitorState.value
  }

  private static void notifyWithout() {
    try {
      LOCK.notifyAll();
    } catch (IllegalMonitorStateException e) {
      System.out.println("notify: " + e.getMessage());
    }
    value = 2; // race: IllegalMonitorState.value
  }
}
