// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;

/** Joining another thread does not order the writer, although it ended long ago. */
public final class JoinOfTheWrongThread {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread writer = new Thread(() -> write(schedule));
    Thread other = new Thread(() -> schedule.await(1));
    writer.start();
    other.start();
    other.join();
    int read = value; // race: JoinOfTheWrongThread.value
    writer.join();
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: JoinOfTheWrongThread.value
    schedule.reach(1);
  }
}
