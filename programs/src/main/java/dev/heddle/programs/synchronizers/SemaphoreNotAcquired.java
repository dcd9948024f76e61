// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** tryAcquire() found no permit, and the thread reads all the same. */
public final class SemaphoreNotAcquired {
  private static final Semaphore PERMIT = new Semaphore(1);
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> hold(schedule), () -> goOn(schedule));
    System.out.println("done");
  }

  private static void hold(Schedule schedule) throws InterruptedException {
    PERMIT.acquire();
    value = 1; // race: SemaphoreNotAcquired.value
    schedule.reach(1);
    schedule.await(2);
    PERMIT.release();
  }

  private static void goOn(Schedule schedule) throws InterruptedException {
    schedule.await(1);
    boolean acquired = PERMIT.tryAcquire(1, TimeUnit.MILLISECONDS);
    int read = value; // race: SemaphoreNotAcquired.value
    schedule.reach(2);
  }
}
