// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import java.util.concurrent.locks.ReentrantLock;

/** Loops over an array, each under a lock that is given back right after: nobody has to report. */
public final class LoopUnderLock {
  private final ReentrantLock lock = new ReentrantLock();
  private final long[] cells = new long[64];

  private void run() {
    for (int round = 0; round < 3; round++) {
      lock.lock();
      try {
        for (int i = 0; i < cells.length; i++) {
          cells[i] += i;
        }
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    LoopUnderLock shared = new LoopUnderLock();
    Thread one = new Thread(shared::run);
    Thread two = new Thread(shared::run);
    // One after the other: calls of methods on one object at the same time are object races.
    one.start();
    one.join();
    two.start();
    two.join();
    shared.lock.lock();
    System.out.println(shared.cells[63]);
    shared.lock.unlock();
  }
}
