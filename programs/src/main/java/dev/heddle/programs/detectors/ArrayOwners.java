// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/**
 * An array has its maker for an owner, then a second one, and none from the third thread on: all of
 * them are alive until the end, so nobody inherits it. They write elements of their own.
 */
public final class ArrayOwners { // object-race: ArrayOwners.*
  private static final Schedule SCHEDULE = new Schedule();
  private static final int LENGTH = 20;

  private final int[] written = new int[LENGTH]; // object-race: int[]

  public static void main(String[] args) throws Exception {
    ArrayOwners owners = new ArrayOwners();
    Threads.run(
        () -> {
          owners.write(3);
          SCHEDULE.reach(1);
          SCHEDULE.await(2);
        },
        () -> {
          SCHEDULE.await(1);
          owners.write(12);
          SCHEDULE.reach(2);
        });
    System.out.println("done");
  }

  private void write(int index) {
    written[index]++; // object-race: ArrayOwners.*, int[]
  }
}
