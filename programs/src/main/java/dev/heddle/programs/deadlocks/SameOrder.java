// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Two threads take two locks, and each of them alone, always in the same order. */
public final class SameOrder {
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SameOrder::aThenB, SameOrder::bAlone, SameOrder::aThenB);
    System.out.println("done");
  }

  private static void aThenB() {
    synchronized (A) {
      synchronized (B) {
        System.out.println("a, b");
      }
    }
  }

  private static void bAlone() {
    synchronized (B) {
      System.out.println("b");
    }
    synchronized (A) {
      System.out.println("a");
    }
  }
}
