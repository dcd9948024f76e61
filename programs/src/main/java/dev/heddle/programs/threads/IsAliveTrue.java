// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;

/** Seeing isAlive() return true orders nothing. */
public final class IsAliveTrue {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread child = new Thread(() -> write(schedule));
    child.start();
    schedule.await(1);
    if (child.isAlive()) {
      int read = value; // race: IsAliveTrue.value
    }
    schedule.reach(2);
    child.join();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: IsAliveTrue.value
    schedule.reach(1);
    schedule.await(2);
  }
}
