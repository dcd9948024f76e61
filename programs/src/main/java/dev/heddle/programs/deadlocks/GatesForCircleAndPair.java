// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Who takes the locks last could wait for others in a pair and in a circle, but for two gates. */
public final class GatesForCircleAndPair {
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static final Object C = new Object();
  private static final Object GATE_OF_PAIR = new Object();
  private static final Object GATE_OF_CIRCLE = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        GatesForCircleAndPair::aThenB,
        () -> {
          synchronized (GATE_OF_CIRCLE) {
            bThenC();
          }
        },
        () -> {
          synchronized (GATE_OF_PAIR) {
            aThenC();
          }
        },
        () -> {
          synchronized (GATE_OF_PAIR) {
            synchronized (GATE_OF_CIRCLE) {
              cThenA();
            }
          }
        });
    System.out.println("done");
  }

  private static void aThenB() {
    synchronized (A) {
      synchronized (B) {
        System.out.println("a, b");
      }
    }
  }

  private static void bThenC() {
    synchronized (B) {
      synchronized (C) {
        System.out.println("b, c");
      }
    }
  }

  private static void aThenC() {
    synchronized (A) {
      synchronized (C) {
        System.out.println("a, c");
      }
    }
  }

  private static void cThenA() {
    synchronized (C) {
      synchronized (A) {
        System.out.println("c, a");
      }
    }
  }
}
