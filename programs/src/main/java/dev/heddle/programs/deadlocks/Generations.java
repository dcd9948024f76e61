// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Schedule;

/**
 * Each of seven generations takes two locks, starts the next and waits for its end. The last has a
 * sibling, which takes the locks in the opposite order and can meet none of their elders.
 */
public final class Generations {
  private static final int GENERATIONS = 7;
  private static final Schedule SCHEDULE = new Schedule();
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    live(1);
    System.out.println("done");
  }

  private static void live(int generation) throws InterruptedException {
    aThenB();
    if (generation == GENERATIONS) {
      SCHEDULE.reach(1);
      return;
    }
    Thread sibling = new Thread(Generations::bThenALater);
    if (generation == GENERATIONS - 1) {
      sibling.start();
    }
    startAndJoin(() -> live(generation + 1));
    sibling.join();
  }

  private static void bThenALater() {
    SCHEDULE.await(1);
    bThenA();
  }

  private static void startAndJoin(Body body) throws InterruptedException {
    Thread thread = new Thread(() -> run(body));
    thread.start();
    thread.join();
  }

  private static void run(Body body) {
    try {
      body.run();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
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
  }
}
