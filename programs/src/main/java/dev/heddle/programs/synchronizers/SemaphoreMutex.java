// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A semaphore of one permit is a mutex, whichever way the permit is taken. */
public final class SemaphoreMutex {
  private static final Semaphore PERMIT = new Semaphore(1);
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.run(SemaphoreMutex::count, SemaphoreMutex::count);
    System.out.println(count);
  }

  private static void count() throws InterruptedException {
    for (int i = 0; i < 40; i++) {
      switch (i % 4) {
        case 0 -> PERMIT.acquire();
        case 1 -> PERMIT.acquireUninterruptibly();
        case 2 -> {
          while (!PERMIT.tryAcquire()) {
            Thread.yield();
          }
        }
        default -> PERMIT.tryAcquire(10, TimeUnit.SECONDS);
      }
      count++;
      PERMIT.release();
    }
  }
}
