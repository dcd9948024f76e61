// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Fig. 13 of the paper on RACER: the parent writes once more after the start. The race is between
 * that write and the child's read; the first write has been handed over.
 */
public final class WrittenAfterStart extends Thread {
  private static final Schedule SCHEDULE = new Schedule();

  private int var;

  private WrittenAfterStart(int i) { // object-race: WrittenAfterStart.var
    var = i; // may eraser: WrittenAfterStart.var
  }

  @Override
  public void run() {
    int seen = var; // race, eraser, racer, hybrid, object-race: WrittenAfterStart.var
    System.out.println(seen);
    SCHEDULE.reach(1);
    SCHEDULE.await(2);
  }

  public static void main(String[] args) throws InterruptedException {
    WrittenAfterStart thread = new WrittenAfterStart(42);
    thread.start();
    SCHEDULE.await(1);
    thread.var = 23; // race, eraser, racer, hybrid, object-race: WrittenAfterStart.var
    SCHEDULE.reach(2);
    thread.join();
  }
}
