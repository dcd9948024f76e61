// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/**
 * Many short threads, each joined before the next: whatever is recycled, their accesses are
 * ordered.
 */
public final class ThreadsInTurn {
  private static final Object LOCK = new Object();
  private static final int[] CELLS = new int[3];
  private static int underLock;

  public static void main(String[] args) throws Exception {
    Thread observer = new Thread(ThreadsInTurn::observe);
    observer.start();
    for (int i = 0; i < 200; i++) {
      Threads.run(ThreadsInTurn::work);
      CELLS[i % 3]++;
    }
    observer.join();
    System.out.println(CELLS[0] + " " + underLock);
  }

  private static void work() {
    CELLS[0]++;
    synchronized (LOCK) {
      underLock++;
    }
  }

  private static void observe() {
    for (int i = 0; i < 50; i++) {
      synchronized (LOCK) {
        if (underLock < 0) {
          throw new AssertionError();
        }
      }
      Schedule.pause(1);
    }
  }
}
