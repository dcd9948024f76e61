// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** The idioms of StampedLock's documentation, against writers that come at any time. */
public final class OptimisticReadInLoop {
  private static final int ROUNDS = 3_000;

  private final StampedLock lock = new StampedLock();
  private int x;
  private int y;

  public static void main(String[] args) throws Exception {
    OptimisticReadInLoop shared = new OptimisticReadInLoop();
    Threads.run(shared::move, shared::move, shared::sum, shared::sumInStages, shared::moveIfSmall);
    System.out.println(shared.x == shared.y);
  }

  private void move() {
    for (int i = 0; i < ROUNDS; i++) {
      long stamp = lock.writeLock();
      try {
        x++;
        y++;
      } finally {
        lock.unlockWrite(stamp);
      }
    }
  }

  private void sum() {
    for (int i = 0; i < ROUNDS; i++) {
      long stamp = lock.tryOptimisticRead();
      try {
        for (; ; stamp = lock.readLock()) {
          if (stamp == 0L) {
            continue;
          }
          int currentX = x;
          int currentY = y;
          if (!lock.validate(stamp)) {
            continue;
          }
          expectEqual(currentX, currentY);
          break;
        }
      } finally {
        if (StampedLock.isReadLockStamp(stamp)) {
          lock.unlockRead(stamp);
        }
      }
    }
  }

  /** One stamp may be validated several times. */
  private void sumInStages() {
    for (int i = 0; i < ROUNDS; i++) {
      long stamp = lock.tryOptimisticRead();
      int currentX = x;
      if (stamp == 0 || currentX < 0 || !lock.validate(stamp)) {
        continue;
      }
      int currentY = y;
      if (lock.validate(stamp)) {
        expectEqual(currentX, currentY);
      }
    }
  }

  /** Conversion validates as well. */
  private void moveIfSmall() {
    for (int i = 0; i < ROUNDS; i++) {
      long stamp = lock.tryOptimisticRead();
      if (stamp == 0 || x > ROUNDS) {
        continue;
      }
      stamp = lock.tryConvertToWriteLock(stamp);
      if (stamp != 0) {
        x++;
        y++;
        lock.unlockWrite(stamp);
      }
    }
    lock.validate(lock.tryOptimisticRead());
  }

  private static void expectEqual(int left, int right) {
    if (left != right) {
      throw new AssertionError(left + " " + right);
    }
  }
}
