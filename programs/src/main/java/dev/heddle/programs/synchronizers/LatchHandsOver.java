// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What came before countDown() is ordered before what follows await(), for all parties. */
public final class LatchHandsOver {
  private static final CountDownLatch READY = new CountDownLatch(2);
  private static int left;
  private static int right;

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> {
          left = 1;
          READY.countDown();
        },
        () -> {
          right = 2;
          READY.countDown();
        },
        LatchHandsOver::read,
        LatchHandsOver::readTimed);
    System.out.println("done");
  }

  private static void read() throws InterruptedException {
    READY.await();
    if (left + right != 3) {
      throw new AssertionError();
    }
  }

  private static void readTimed() throws InterruptedException {
    if (READY.await(10, TimeUnit.SECONDS) && left + right != 3) {
      throw new AssertionError();
    }
  }
}
