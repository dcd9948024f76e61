// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.ReentrantLock;

/** The result of tryLock is ignored and the access goes on without the lock. */
public final class TryLockIgnored {
  private final ReentrantLock lock = new ReentrantLock();
  private int jobs;

  private void work() {
    boolean held = lock.tryLock();
    jobs++; // race: TryLockIgnored.jobs
    if (held) {
      lock.unlock();
    }
  }

  private void workIfFree() {
    if (lock.tryLock()) {
      try {
        jobs++;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void racy() throws Exception {
    TryLockIgnored desk = new TryLockIgnored();
    Thread first = new Thread(desk::work);
    Thread second = new Thread(desk::work);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    TryLockIgnored desk = new TryLockIgnored();
    Thread first = new Thread(desk::workIfFree);
    Thread second = new Thread(desk::workIfFree);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
