// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Schedule;

/**
 * Three threads whose locks make a circle; one of them does its part twice: while the second runs,
 * and when it has seen its end and started another.
 */
public final class JoinedInBetween {
  private static final Schedule SCHEDULE = new Schedule();
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static final Object C = new Object();

  public static void main(String[] args) throws Exception {
    Thread second = new Thread(JoinedInBetween::bThenC);
    Thread third = new Thread(JoinedInBetween::cThenA);
    second.start();
    third.start();
    for (int round = 1; round <= 2; round++) {
      aThenB();
      SCHEDULE.reach(round);
      second.join();
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
      synchronized (B) { // deadlock: Object
        System.out.println("a, b");
      }
    }
  }

  private static void bThenC() {
    SCHEDULE.await(1);
    synchronized (B) {
      synchronized (C) { // deadlock: Object
        System.out.println("b, c");
      }
    }
  }

  private static void cThenA() {
    SCHEDULE.await(2);
    synchronized (C) {
      synchronized (A) { // deadlock: Object
        System.out.println("c, a");
      }
    }
  }
}
