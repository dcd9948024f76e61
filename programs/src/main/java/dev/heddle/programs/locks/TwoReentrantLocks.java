// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Each thread has a lock of its own. */
public final class TwoReentrantLocks {
  private static int count;

  public static void main(String[] args) throws Exception {
    Lock first = new ReentrantLock();
    Lock second = new ReentrantLock();
    Threads.inOrder(() -> count(first), () -> count(second));
    System.out.println("done");
  }

  private static void count(Lock lock) {
    lock.lock();
    count++; // race: TwoReentrantLocks.count
    lock.unlock();
  }
}
