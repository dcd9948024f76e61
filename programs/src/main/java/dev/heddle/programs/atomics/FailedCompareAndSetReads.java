// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A failed compareAndSet() is still a volatile read, and acquires what it saw. */
public final class FailedCompareAndSetReads {
  private static final AtomicInteger STATE = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FailedCompareAndSetReads::write, FailedCompareAndSetReads::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    STATE.set(1);
  }

  private static void read() {
    if (!STATE.compareAndSet(0, 2) && value != 1) {
      throw new AssertionError();
    }
  }
}
