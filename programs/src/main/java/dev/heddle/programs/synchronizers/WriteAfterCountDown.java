// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CountDownLatch;

/** The write comes after countDown(). */
public final class WriteAfterCountDown {
  private static final CountDownLatch READY = new CountDownLatch(1);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteAfterCountDown::write, WriteAfterCountDown::read);
    System.out.println("done");
  }

  private static void write() {
    READY.countDown();
    value = 1; // race: WriteAfterCountDown.value
  }

  private static void read() throws InterruptedException {
    READY.await();
    int read = value; // race: WriteAfterCountDown.value
  }
}
