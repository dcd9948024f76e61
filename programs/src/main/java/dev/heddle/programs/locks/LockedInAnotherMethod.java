// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** Lock and unlock lie in methods of their own, far from the guarded access. */
public final class LockedInAnotherMethod implements AutoCloseable {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static int count;

  private LockedInAnotherMethod() {
    LOCK.lock();
  }

  @Override
  public void close() {
    LOCK.unlock();
  }

  public static void main(String[] args) throws Exception {
    Threads.run(LockedInAnotherMethod::count, LockedInAnotherMethod::count);
    System.out.println(count);
  }

  private static void count() {
    for (int i = 0; i < 50; i++) {
      try (LockedInAnotherMethod held = new LockedInAnotherMethod()) {
        count++;
      }
    }
  }
}
