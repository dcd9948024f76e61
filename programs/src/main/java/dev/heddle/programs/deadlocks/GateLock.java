// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Opposite orders under a third lock, which lets one thread in at a time. */
public final class GateLock {
  private static final Object GATE = new Object();
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(GateLock::aThenB, GateLock::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    synchronized (GATE) {
      synchronized (A) {
        synchronized (B) {
          System.out.println("a, b");
        }
      }
    }
  }

  private static void bThenA() {
    synchronized (GATE) {
      synchronized (B) {
        synchronized (A) {
          System.out.println("b, a");
        }
      }
    }
  }
}
