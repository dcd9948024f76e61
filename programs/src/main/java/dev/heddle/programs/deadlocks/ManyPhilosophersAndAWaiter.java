// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/**
 * A long table, where each philosopher takes the left fork first; but a waiter serves one at a time
 * of two who sit far from each other.
 */
public final class ManyPhilosophersAndAWaiter {
  private static final int SEATS = 30;
  private static final Fork[] FORKS = new Fork[SEATS];
  private static final Object WAITER = new Object();

  public static void main(String[] args) throws Exception {
    Body[] philosophers = new Body[SEATS];
    for (int i = 0; i < SEATS; i++) {
      FORKS[i] = new Fork();
      int seat = i;
      boolean isServed = seat == 4 || seat == 20;
      philosophers[i] = () -> eat(seat, isServed ? WAITER : new Object());
    }
    Threads.inOrder(philosophers);
    System.out.println(FORKS[0].meals);
  }

  private static void eat(int seat, Object waiter) {
    synchronized (waiter) {
      eat(FORKS[seat], FORKS[(seat + 1) % SEATS]);
    }
  }

  private static void eat(Fork left, Fork right) {
    synchronized (left) {
      synchronized (right) {
        left.meals++;
        right.meals++;
      }
    }
  }

  private static final class Fork {
    private int meals;
  }
}
