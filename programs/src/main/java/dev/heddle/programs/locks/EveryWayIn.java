// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** lock, tryLock, timed tryLock and lockInterruptibly all acquire, with fair and unfair locks. */
public final class EveryWayIn {
  private static int count;

  public static void main(String[] args) throws Exception {
    for (boolean fair : new boolean[] {false, true}) {
      ReentrantLock lock = new ReentrantLock(fair);
      Threads.run(() -> count(lock), () -> count(lock));
    }
    System.out.println(count);
  }

  private static void count(ReentrantLock lock) throws InterruptedException {
    for (int i = 0; i < 20; i++) {
      lock.lock();
      count++;
      lock.unlock();
      while (!lock.tryLock()) {
        Thread.yield();
      }
      count++;
      lock.unlock();
      if (lock.tryLock(10, TimeUnit.SECONDS)) {
        count++;
        lock.unlock();
      }
      lock.lockInterruptibly();
      lock.lock();
      count++;
      lock.unlock();
      lock.unlock();
    }
  }
}
