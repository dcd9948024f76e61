// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** A lock object made anew for each call protects nothing. */
public final class LockObjectPerCall {
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(LockObjectPerCall::increment, LockObjectPerCall::increment);
    System.out.println("done");
  }

  private static void increment() {
    Object lock = new Object();
    synchronized (lock) {
      count++; // race: LockObjectPerCall.count
    }
  }
}
