// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Ten thousand virtual threads, alive at the same time, count under a lock. */
public final class TenThousand {
  private static final CountDownLatch GO = new CountDownLatch(1);
  private static int count;

  public static void main(String[] args) throws Exception {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      threads.add(Thread.startVirtualThread(TenThousand::count));
    }
    GO.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(count);
  }

  private static void count() {
    try {
      GO.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    synchronized (GO) {
      count++;
    }
  }
}
