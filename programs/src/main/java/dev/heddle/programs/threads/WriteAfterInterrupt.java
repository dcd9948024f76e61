// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;

/** What is written after the interrupt is not ordered by it. */
public final class WriteAfterInterrupt {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread seeing = new Thread(() -> read(schedule));
    seeing.start();
    seeing.interrupt();
    value = 1; // race: WriteAfterInterrupt.value
    schedule.reach(1);
    seeing.join();
    System.out.println("done");
  }

  private static void read(Schedule schedule) {
    while (!Thread.interrupted()) {
      Thread.onSpinWait();
    }
    schedule.await(1);
    int read = value; // race: WriteAfterInterrupt.value
  }
}
