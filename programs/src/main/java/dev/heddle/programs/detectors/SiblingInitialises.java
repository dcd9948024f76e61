// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * The rover of the paper on RACER, section 5.2.3: of two threads that a third has started, one sets
 * up what the other uses, each under a lock of its own. Eraser takes it for initialisation.
 */
public final class SiblingInitialises { // may object-race: SiblingInitialises.*
  private static final Schedule SCHEDULE = new Schedule();

  private final Object executive = new Object();
  private final Object timer = new Object();
  private int period;

  private void execute() {
    synchronized (executive) { // may object-race: SiblingInitialises.*
      period = 50; // race: SiblingInitialises.period; racer, hybrid: SiblingInitialises.period
    }
    SCHEDULE.reach(1);
  }

  private void tick() {
    SCHEDULE.await(1); // may object-race: SiblingInitialises.*
    synchronized (timer) {
      int p = period; // race: SiblingInitialises.period; racer, hybrid: SiblingInitialises.period
      System.out.println(p);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SiblingInitialises rover = new SiblingInitialises();
    Thread runtimeExecutive = new Thread(rover::execute, "RuntimeExecutive");
    Thread execTimer = new Thread(rover::tick, "ExecTimer");
    runtimeExecutive.start();
    execTimer.start();
    runtimeExecutive.join();
    execTimer.join();
  }
}
