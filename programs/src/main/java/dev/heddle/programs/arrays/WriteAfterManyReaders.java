// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/** Many threads read a cell, and then one that is ordered after only some of them writes it. */
public final class WriteAfterManyReaders {
  private static final int[] CELLS = new int[1];

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Body waits = () -> schedule.await(1);
    Thread unjoined = new Thread(() -> read(schedule));
    unjoined.start();
    Threads.run(() -> read(new Schedule()), () -> read(new Schedule()), waits);
    CELLS[0] = 1; // race: int[]
    unjoined.join();
    System.out.println("done");
  }

  private static void read(Schedule schedule) {
    int read = CELLS[0]; // race: int[]
    schedule.reach(1);
  }
}
