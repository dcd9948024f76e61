// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Body;

/**
 * Each of seven generations takes two locks, starts the next and waits for its end. The last takes
 * the locks in the opposite order, when its elders have done with them and before they take them
 * again.
 */
public final class GenerationsInTurn {
  private static final int GENERATIONS = 7;
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    live(1);
    System.out.println("done");
  }

  private static void live(int generation) throws InterruptedException {
    aThenB();
    if (generation < GENERATIONS) {
      startAndJoin(() -> live(generation + 1));
    } else {
      startAndJoin(GenerationsInTurn::bThenA);
    }
    aThenB();
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
      synchronized (B) {
        System.out.println("a, b");
      }
    }
  }

  private static void bThenA() {
    synchronized (B) {
      synchronized (A) {
        System.out.println("b, a");
      }
    }
  }
}
