// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;

/** A daemon thread that nobody stopped writes what the hook reads. */
@OwnJvm
public final class ShutdownHookRaces {
  private static int value;

  public static void main(String[] args) {
    Schedule schedule = new Schedule();
    Thread writer = new Thread(() -> write(schedule));
    writer.setDaemon(true);
    writer.start();
    schedule.await(1);
    Runtime.getRuntime().addShutdownHook(new Thread(ShutdownHookRaces::read));
  }

  private static void write(Schedule schedule) {
    value = 1; // race: ShutdownHookRaces.value
    schedule.reach(1);
    Schedule.pause(10_000);
  }

  private static void read() {
    int read = value; // race: ShutdownHookRaces.value
    System.out.println("done");
  }
}
