// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** Opposite orders; one of the threads holds a third lock, which does not keep the other out. */
public final class GateLockOfOneThread {
  private static final Object GATE = new Object();
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(GateLockOfOneThread::aThenB, GateLockOfOneThread::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    synchronized (GATE) {
      synchronized (A) {
        synchronized (B) { // deadlock: Object
          System.out.println("a, b");
        }
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
