// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.Semaphore;

/** Two permits admit both threads at once. */
public final class SemaphoreOfTwo {
  private static final Semaphore PERMITS = new Semaphore(2);
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> count(schedule), () -> count(schedule));
    System.out.println("done");
  }

  private static void count(Schedule schedule) throws InterruptedException {
    PERMITS.acquire();
    schedule.meet(2);
    count++; // race: SemaphoreOfTwo.count
    PERMITS.release();
  }
}
