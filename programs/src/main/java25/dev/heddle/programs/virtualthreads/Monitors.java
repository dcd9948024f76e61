// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.util.ArrayList;
import java.util.List;

/** Virtual threads contend for a monitor, sleep in it and wait on it. */
public final class Monitors {
  private static final Object LOCK = new Object();
  private static int count;
  private static boolean finished;

  public static void main(String[] args) throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      threads.add(Thread.startVirtualThread(Monitors::count));
    }
    threads.add(Thread.startVirtualThread(Monitors::await));
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 5; i++) {
      synchronized (LOCK) {
        count++;
        Thread.yield();
        finished = count == 100;
        LOCK.notifyAll();
      }
    }
  }

  private static void await() {
    synchronized (LOCK) {
      while (!finished) {
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }
}
