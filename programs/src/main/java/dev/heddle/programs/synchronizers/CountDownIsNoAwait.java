// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CountDownLatch;

/** Counting down without waiting: neither thread's update is ordered for the other. */
public final class CountDownIsNoAwait {
  private static final CountDownLatch READY = new CountDownLatch(2);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CountDownIsNoAwait::count, CountDownIsNoAwait::count);
    System.out.println("done");
  }

  private static void count() {
    value++; // race: CountDownIsNoAwait.value
    READY.countDown();
  }
}
