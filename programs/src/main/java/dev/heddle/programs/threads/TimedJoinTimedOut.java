// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;

/** A timed join that returned because its time was up orders nothing. */
public final class TimedJoinTimedOut {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread child = new Thread(() -> write(schedule));
    child.start();
    child.join(10);
    int read = value; // race: TimedJoinTimedOut.value
    schedule.reach(1);
    child.join();
    System.out.println(value);
  }

  private static void write(Schedule schedule) {
    value = 1; // race: TimedJoinTimedOut.value
    schedule.await(1);
  }
}
