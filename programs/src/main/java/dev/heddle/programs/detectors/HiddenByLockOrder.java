// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Two threads write a field without a lock, but in this run a lock that both happen to take in
 * between has ordered them. Another schedule has the race.
 */
public final class HiddenByLockOrder { // may object-race: HiddenByLockOrder.*
  private static final Schedule SCHEDULE = new Schedule();
  private static final Object LOG = new Object();

  private int total;

  private void first() {
    int first = 1; // may object-race: HiddenByLockOrder.*
    total = first; // eraser, racer, hybrid: HiddenByLockOrder.total
    log("first");
    SCHEDULE.reach(1);
  }

  private void second() {
    SCHEDULE.await(1); // may object-race: HiddenByLockOrder.*
    log("second");
    total = 2; // eraser, racer, hybrid: HiddenByLockOrder.total
  }

  private static void log(String line) {
    synchronized (LOG) { // object-race: HiddenByLockOrder.*
      System.out.println(line);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    HiddenByLockOrder shared = new HiddenByLockOrder(); // object-race: HiddenByLockOrder.*
    Thread one = new Thread(shared::first);
    Thread two = new Thread(shared::second);
    one.start();
    two.start();
    one.join();
    two.join();
  }
}
