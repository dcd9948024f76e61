// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.StampedLock;

/** A lock is given back by another thread than took it: who took it does not hold it any more. */
public final class StampHandedOver {
  private static final Schedule SCHEDULE = new Schedule();
  private static final StampedLock LOCK = new StampedLock();
  private static final Object MONITOR = new Object();
  private static long stamp;

  public static void main(String[] args) throws Exception {
    Threads.run(StampHandedOver::takes, StampHandedOver::givesBack, StampHandedOver::nests);
    System.out.println("done");
  }

  private static void takes() {
    stamp = LOCK.writeLock(); // race: StampHandedOver.stamp
    SCHEDULE.reach(1);
    SCHEDULE.await(2);
    synchronized (MONITOR) {
      System.out.println("monitor");
    }
    SCHEDULE.reach(3);
  }

  private static void givesBack() {
    SCHEDULE.await(1);
    LOCK.unlockWrite(stamp); // race: StampHandedOver.stamp
    SCHEDULE.reach(2);
  }

  private static void nests() {
    SCHEDULE.await(3);
    synchronized (MONITOR) {
      LOCK.unlockWrite(LOCK.writeLock());
      System.out.println("monitor, lock");
    }
  }
}
