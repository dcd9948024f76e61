// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.CyclicBarrier;

/** The second barrier of each phase is missing: a fast party overwrites what a slow one reads. */
public final class BarrierMissing {
  private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
  private static int cell;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> writer(schedule), () -> reader(schedule));
    System.out.println("done");
  }

  private static void writer(Schedule schedule) throws Exception {
    cell = 1;
    BARRIER.await();
    cell = 2; // race: BarrierMissing.cell
    schedule.reach(1);
  }

  private static void reader(Schedule schedule) throws Exception {
    BARRIER.await();
    schedule.await(1);
    int read = cell; // race: BarrierMissing.cell
  }
}
