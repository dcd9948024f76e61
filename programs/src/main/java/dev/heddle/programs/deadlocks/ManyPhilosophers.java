// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** A long table: thirty philosophers, each of whom takes the left fork first. */
public final class ManyPhilosophers {
  private static final int SEATS = 30;
  private static final Fork[] FORKS = new Fork[SEATS];

  public static void main(String[] args) throws Exception {
    Body[] philosophers = new Body[SEATS];
    for (int i = 0; i < SEATS; i++) {
      FORKS[i] = new Fork();
      int seat = i;
      philosophers[i] = () -> eat(FORKS[seat], FORKS[(seat + 1) % SEATS]);
    }
    Threads.inOrder(philosophers);
    System.out.println(FORKS[0].meals);
  }

  private static void eat(Fork left, Fork right) {
    synchronized (left) {
      synchronized (right) { // deadlock: Fork
        left.meals++;
        right.meals++;
      }
    }
  }

  private static final class Fork {
    private int meals;
  }
}
