// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Two threads take two locks in opposite orders; this time they do not meet. */
public final class OppositeOrder {
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OppositeOrder::aThenB, OppositeOrder::bThenA);
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
  }
}
