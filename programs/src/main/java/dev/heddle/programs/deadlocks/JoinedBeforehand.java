// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Schedule;

/**
 * The locks make a circle of three, but one thread does its part, twice, only when it has seen the
 * end of the second.
 */
public final class JoinedBeforehand {
  private static final Schedule SCHEDULE = new Schedule();
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static final Object C = new Object();

  public static void main(String[] args) throws Exception {
    Thread second = new Thread(JoinedBeforehand::bThenC);
    Thread third = new Thread(JoinedBeforehand::cThenA);
    second.start();
    third.start();
    SCHEDULE.reach(1);
    second.join();
    for (int round = 1; round <= 2; round++) {
      aThenB();
      SCHEDULE.reach(round);
      startIdle();
    }
    third.join();
    System.out.println("done");
  }

  private static void startIdle() throws InterruptedException {
    Thread idle = new Thread(() -> SCHEDULE.await(1));
    idle.start();
    idle.join();
  }

  private static void aThenB() {
    synchronized (A) {
      synchronized (B) {
        System.out.println("a, b");
      }
    }
  }

  private static void bThenC() {
    SCHEDULE.await(1);
    synchronized (B) {
      synchronized (C) {
        System.out.println("b, c");
      }
    }
  }

  private static void cThenA() {
    SCHEDULE.await(2);
    synchronized (C) {
      synchronized (A) {
        System.out.println("c, a");
      }
    }
  }
}
