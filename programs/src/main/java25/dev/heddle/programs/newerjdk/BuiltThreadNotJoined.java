// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Schedule;

/** A thread made by a builder that nobody joins. */
public final class BuiltThreadNotJoined {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread.ofPlatform().daemon().start(() -> write(schedule));
    schedule.await(1);
    int read = value; // race: BuiltThreadNotJoined.value
    System.out.println("done");
  }

  private static void write(Schedule schedule) {
    value = 1; // race: BuiltThreadNotJoined.value
    schedule.reach(1);
  }
}
