// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Three threads whose locks make a circle; no two of them can wait for each other. */
public final class ThreeLocks {
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static final Object C = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ThreeLocks::aThenB, ThreeLocks::bThenC, ThreeLocks::cThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    synchronized (A) {
      synchronized (B) { // deadlock: Object
        System.out.println("a, b");
      }
    }
  }

  private static void bThenC() {
    synchronized (B) {
      synchronized (C) { // deadlock: Object
        System.out.println("b, c");
      }
    }
  }

  private static void cThenA() {
    synchronized (C) {
      synchronized (A) { // deadlock: Object
        System.out.println("c, a");
      }
    }
  }
}
