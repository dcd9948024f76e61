// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A lock class of the program's own that passes everything on to a ReentrantLock. */
public final class OwnLockDelegates {
  private static final class CountingLock {
    private final Lock lock = new ReentrantLock();
    private int acquisitions;

    void lock() {
      lock.lock();
      acquisitions++;
    }

    void unlock() {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    CountingLock lock = new CountingLock();
    Body body =
        () -> {
          for (int i = 0; i < 10; i++) {
            lock.lock();
            lock.unlock();
          }
        };
    Threads.run(body, body);
    System.out.println(lock.acquisitions);
  }
}
