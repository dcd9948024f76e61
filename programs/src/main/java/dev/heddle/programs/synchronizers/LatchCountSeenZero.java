// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CountDownLatch;

/** getCount() that returns zero has seen every countDown(). */
public final class LatchCountSeenZero {
  private static final CountDownLatch READY = new CountDownLatch(1);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(LatchCountSeenZero::write, LatchCountSeenZero::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    READY.countDown();
  }

  private static void read() {
    while (READY.getCount() > 0) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}
