// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** The writer comes in the middle of the optimistic read, which is noticed and done again. */
public final class OptimisticReadOverlaps {
  private static final StampedLock LOCK = new StampedLock();
  private static int x;
  private static int y;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> read(schedule), () -> write(schedule));
    System.out.println(x + y);
  }

  private static void read(Schedule schedule) {
    long stamp = LOCK.tryOptimisticRead();
    int sum = x;
    schedule.reach(1);
    schedule.await(2);
    sum += y;
    if (!LOCK.validate(stamp)) {
      stamp = LOCK.readLock();
      sum = x + y;
      LOCK.unlockRead(stamp);
    }
    if (sum != 3) {
      throw new AssertionError(sum);
    }
  }

  private static void write(Schedule schedule) {
    schedule.await(1);
    long stamp = LOCK.writeLock();
    x = 1;
    y = 2;
    LOCK.unlockWrite(stamp);
    schedule.reach(2);
  }
}
