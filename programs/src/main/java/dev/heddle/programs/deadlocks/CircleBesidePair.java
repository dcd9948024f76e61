// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Who takes the locks last can wait for one other thread in a pair, and for two in a circle. */
public final class CircleBesidePair {
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static final Object C = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        CircleBesidePair::aThenB,
        CircleBesidePair::bThenC,
        CircleBesidePair::aThenC,
        CircleBesidePair::cThenA);
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

  private static void aThenC() {
    synchronized (A) {
      synchronized (C) { // deadlock: Object
        System.out.println("a, c");
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
