// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The time for tryLock ran out, and the thread goes on without the lock. */
public final class TimedTryLockFails {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> hold(schedule), () -> goOn(schedule));
    System.out.println("done");
  }

  private static void hold(Schedule schedule) {
    LOCK.lock();
    value = 1; // race: TimedTryLockFails.value
    schedule.reach(1);
    schedule.await(2);
    LOCK.unlock();
  }

  private static void goOn(Schedule schedule) throws InterruptedException {
    schedule.await(1);
    boolean locked = LOCK.tryLock(5, TimeUnit.MILLISECONDS);
    value = 2; // race: TimedTryLockFails.value
    schedule.reach(2);
  }
}
