// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** A thread that reads again and again, and never asks, while writers come and go. */
public final class OptimisticReadNeverValidated {
  private static final StampedLock LOCK = new StampedLock();
  private static int value;
  private static int[] cells = new int[4];

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> read(schedule), () -> write(schedule));
    System.out.println("done");
  }

  private static void read(Schedule schedule) {
    for (int i = 0; i < 20; i++) {
      long stamp = LOCK.tryOptimisticRead();
      int sum = value; // race: OptimisticReadNeverValidated.value
      sum += cells[2]; // race: int[]
      schedule.reach(i + 1);
    }
  }

  private static void write(Schedule schedule) {
    schedule.await(3);
    long stamp = LOCK.writeLock();
    value = 1; // race: OptimisticReadNeverValidated.value
    cells[2] = 1; // race: int[]
    LOCK.unlockWrite(stamp);
  }
}
