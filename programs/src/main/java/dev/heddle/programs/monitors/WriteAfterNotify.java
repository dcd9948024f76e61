// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/** The value is written after the monitor was left, so the woken thread's read is not ordered. */
public final class WriteAfterNotify {
  private static final Object LOCK = new Object();
  private static boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> consume(schedule), () -> produce(schedule));
    System.out.println("done");
  }

  private static void consume(Schedule schedule) throws InterruptedException {
    synchronized (LOCK) {
      while (!ready) {
        LOCK.wait();
      }
    }
    schedule.await(1);
    int read = value; // race: WriteAfterNotify.value
  }

  private static void produce(Schedule schedule) {
    synchronized (LOCK) {
      ready = true;
      LOCK.notifyAll();
    }
    value = 42; // race: WriteAfterNotify.value
    schedule.reach(1);
  }
}
