// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The last write comes after the unlock. */
public final class WriteAfterUnlock {
  private static final Lock LOCK = new ReentrantLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteAfterUnlock::late, WriteAfterUnlock::locked);
    System.out.println("done");
  }

  private static void late() {
    LOCK.lock();
    LOCK.unlock();
    value = 1; // race: WriteAfterUnlock.value
  }

  private static void locked() {
    LOCK.lock();
    int read = value; // race: WriteAfterUnlock.value
    LOCK.unlock();
  }
}
