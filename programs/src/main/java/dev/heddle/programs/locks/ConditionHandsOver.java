// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A bounded buffer with two conditions, waiting in each of the ways there are. */
public final class ConditionHandsOver {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private final Condition notFull = lock.newCondition();
  private final int[] cells = new int[2];
  private int head;
  private int size;

  public static void main(String[] args) throws Exception {
    ConditionHandsOver buffer = new ConditionHandsOver();
    Threads.run(
        () -> {
          for (int i = 0; i < 40; i++) {
            buffer.put(i);
          }
        },
        () -> {
          for (int i = 0; i < 40; i++) {
            if (buffer.take(i) != i) {
              throw new AssertionError();
            }
          }
        });
    System.out.println("done");
  }

  private void put(int value) throws InterruptedException {
    lock.lock();
    try {
      while (size == cells.length) {
        notFull.await();
      }
      cells[(head + size++) % cells.length] = value;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  private int take(int round) throws InterruptedException {
    lock.lock();
    try {
      while (size == 0) {
        switch (round % 4) {
          case 0 -> notEmpty.awaitUninterruptibly();
          case 1 -> notEmpty.awaitNanos(1_000_000);
          case 2 -> notEmpty.await(1, TimeUnit.MILLISECONDS);
          default -> notEmpty.awaitUntil(new Date(System.currentTimeMillis() + 2));
        }
      }
      int value = cells[head];
      head = (head + 1) % cells.length;
      size--;
      notFull.signalAll();
      return value;
    } finally {
      lock.unlock();
    }
  }
}
