// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** tryLock() returned false, and the thread goes on all the same. */
public final class TryLockFails {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> hold(schedule), () -> goOn(schedule));
    System.out.println("done");
  }

  private static void hold(Schedule schedule) {
    LOCK.lock();
    value = 1; // race: TryLockFails.value
    schedule.reach(1);
    schedule.await(2);
    LOCK.unlock();
  }

  private static void goOn(Schedule schedule) {
    schedule.await(1);
    boolean locked = LOCK.tryLock();
    value = 2; // race: TryLockFails.value
    schedule.reach(2);
  }
}
