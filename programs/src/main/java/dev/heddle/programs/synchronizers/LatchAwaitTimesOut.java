// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** await() with a time limit returned false: nothing was handed over. */
public final class LatchAwaitTimesOut {
  private static final CountDownLatch READY = new CountDownLatch(2);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LatchAwaitTimesOut::write, LatchAwaitTimesOut::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: LatchAwaitTimesOut.value
    READY.countDown();
  }

  private static void read() throws InterruptedException {
    boolean ready = READY.await(2, TimeUnit.MILLISECONDS);
    int read = value; // race: LatchAwaitTimesOut.value
  }
}
