// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Three philosophers, each of whom takes the fork with the lower number first. */
public final class PhilosophersInOrder {
  private static final int SEATS = 3;
  private static final Fork[] FORKS = new Fork[SEATS];

  public static void main(String[] args) throws Exception {
    Body[] philosophers = new Body[SEATS];
    for (int i = 0; i < SEATS; i++) {
      FORKS[i] = new Fork();
      int other = (i + 1) % SEATS;
      int first = Math.min(i, other);
      int second = Math.max(i, other);
      philosophers[i] = () -> eat(FORKS[first], FORKS[second]);
    }
    Threads.inOrder(philosophers);
    System.out.println(FORKS[0].meals);
  }

  private static void eat(Fork first, Fork second) {
    synchronized (first) {
      synchronized (second) {
        first.meals++;
        second.meals++;
      }
    }
  }

  private static final class Fork {
    private int meals;
  }
}
