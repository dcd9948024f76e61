// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;

/** Two threads do wait for each other's monitors. */
@OwnJvm
public final class HangsAtMonitors {
  private static final Schedule SCHEDULE = new Schedule();
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) {
    daemon(HangsAtMonitors::aThenB);
    daemon(HangsAtMonitors::bThenA);
    Schedule.pause(6000);
    System.out.println("done");
  }

  private static void daemon(Runnable body) {
    Thread thread = new Thread(body);
    thread.setDaemon(true);
    thread.start();
  }

  private static void aThenB() {
    synchronized (A) {
      SCHEDULE.meet(2);
      synchronized (B) { // hangs: Object
        System.out.println("a, b");
      }
    }
  }

  private static void bThenA() {
    synchronized (B) {
      SCHEDULE.meet(2);
      synchronized (A) { // hangs: Object
        System.out.println("b, a");
      }
    }
  }
}
