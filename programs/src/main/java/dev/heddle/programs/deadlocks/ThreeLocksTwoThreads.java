// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** The locks make a circle of three, but there are two threads, and it takes three to wait. */
public final class ThreeLocksTwoThreads {
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static final Object C = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> {
          nest(A, B);
          nest(C, A);
        },
        () -> nest(B, C));
    System.out.println("done");
  }

  private static void nest(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        System.out.println("nested");
      }
    }
  }
}
