// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Schedule;
import java.lang.ref.Cleaner;

/** The cleaning action runs in the cleaner's thread, and nobody waits for it here. */
public final class CleanerActionRaces {
  private static int released;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Cleaner cleaner = Cleaner.create();
    cleaner.register(new Object(), () -> release(schedule));
    Thread collector = new Thread(CleanerActionRaces::collect);
    collector.setDaemon(true);
    collector.start();
    schedule.await(1);
    int read = released; // race: CleanerActionRaces.released
    collector.interrupt();
    collector.join();
    System.out.println("done");
  }

  private static void release(Schedule schedule) {
    released = 1; // race: CleanerActionRaces.released
    schedule.reach(1);
  }

  private static void collect() {
    while (!Thread.currentThread().isInterrupted()) {
      System.gc();
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
