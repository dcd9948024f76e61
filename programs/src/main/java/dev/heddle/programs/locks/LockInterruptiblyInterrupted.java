// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** lockInterruptibly() that throws holds nothing: the handler writes without the lock. */
public final class LockInterruptiblyInterrupted {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> hold(schedule), () -> giveUp(schedule));
    System.out.println("done");
  }

  private static void hold(Schedule schedule) {
    LOCK.lock();
    value = 1; // race: LockInterruptiblyInterrupted.value
    schedule.reach(1);
    schedule.await(2);
    LOCK.unlock();
  }

  private static void giveUp(Schedule schedule) {
    schedule.await(1);
    Thread.currentThread().interrupt();
    try {
      LOCK.lockInterruptibly();
    } catch (InterruptedException expected) {
      value = 2; // race: LockInterruptiblyInterrupted.value
    }
    schedule.reach(2);
  }
}
