// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Schedule;

/**
 * A thread takes two locks before it starts another, which takes them in the opposite order, and
 * once more while that one runs.
 */
public final class BesideChild {
  private static final Schedule SCHEDULE = new Schedule();
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Thread idle = new Thread(() -> System.out.println("idle"));
    idle.start();
    idle.join();
    aThenB();
    Thread child = new Thread(BesideChild::bThenA);
    child.start();
    SCHEDULE.await(1);
    aThenB();
    child.join();
    System.out.println("done");
  }

  private static void aThenB() {
    synchronized (A) {
      synchronized (B) { // deadlock: Object
        System.out.println("a, b");
      }
    }
  }

  private static void bThenA() {
    synchronized (B) {
      synchronized (A) { // deadlock: Object
        System.out.println("b, a");
      }
    }
    SCHEDULE.reach(1);
  }
}
