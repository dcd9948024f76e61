// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Semaphore;

/** release() by one thread happens before the acquire() that it lets through in another. */
public final class SemaphoreHandsOver {
  private static final Semaphore FILLED = new Semaphore(0);
  private static final Semaphore EMPTIED = new Semaphore(0);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(SemaphoreHandsOver::fill, SemaphoreHandsOver::empty);
    System.out.println(value);
  }

  private static void fill() throws InterruptedException {
    value = 1;
    FILLED.release(3);
    EMPTIED.acquire();
    value++;
  }

  private static void empty() throws InterruptedException {
    FILLED.acquire(2);
    value++;
    while (FILLED.drainPermits() == 0) {
      Thread.onSpinWait();
    }
    EMPTIED.release();
  }
}
