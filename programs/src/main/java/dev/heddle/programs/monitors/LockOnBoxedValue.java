// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** The lock is the boxed value that the block replaces, so the next thread locks another object. */
public final class LockOnBoxedValue {
  private static Integer count = 0;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LockOnBoxedValue::increment, LockOnBoxedValue::increment);
    System.out.println("done");
  }

  private static void increment() {
    synchronized (count) { // race: LockOnBoxedValue.count
      count = count + 1; // race: LockOnBoxedValue.count
    }
  }
}
