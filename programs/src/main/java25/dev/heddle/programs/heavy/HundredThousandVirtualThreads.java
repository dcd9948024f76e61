// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/** A hundred thousand virtual threads, ten thousand of them alive at a time, in a small heap. */
@OwnJvm("-Xmx256m")
public final class HundredThousandVirtualThreads {
  private static final int WAVES = 10;
  private static final int THREADS_PER_WAVE = 10_000;
  private static int count;

  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    for (int wave = 0; wave < WAVES; wave++) {
      CountDownLatch go = new CountDownLatch(1);
      Thread[] threads = new Thread[THREADS_PER_WAVE];
      for (int i = 0; i < THREADS_PER_WAVE; i++) {
        threads[i] = Thread.startVirtualThread(() -> work(go, lock));
      }
      go.countDown();
      for (Thread thread : threads) {
        thread.join();
      }
    }
    if (count != WAVES * THREADS_PER_WAVE) {
      throw new AssertionError(count);
    }
    System.out.println("done");
  }

  private static void work(CountDownLatch go, ReentrantLock lock) {
    try {
      go.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    lock.lock();
    try {
      count++;
    } finally {
      lock.unlock();
    }
  }
}
