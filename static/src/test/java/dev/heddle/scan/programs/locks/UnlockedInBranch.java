// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.ReentrantLock;

/** One branch releases the lock before the access that follows. */
public final class UnlockedInBranch {
  private final ReentrantLock lock = new ReentrantLock();
  private int stock;

  private void sell(boolean quick) {
    lock.lock();
    if (quick) {
      lock.unlock();
    }
    stock--; // race: UnlockedInBranch.stock
    if (!quick) {
      lock.unlock();
    }
  }

  private void sellSafely(boolean quick) {
    lock.lock();
    try {
      if (quick) {
        System.out.println("quick");
      }
      stock--;
    } finally {
      lock.unlock();
    }
  }

  public static void racy() throws Exception {
    UnlockedInBranch shop = new UnlockedInBranch();
    Thread first = new Thread(() -> shop.sell(true));
    Thread second = new Thread(() -> shop.sell(false));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    UnlockedInBranch shop = new UnlockedInBranch();
    Thread first = new Thread(() -> shop.sellSafely(true));
    Thread second = new Thread(() -> shop.sellSafely(false));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
