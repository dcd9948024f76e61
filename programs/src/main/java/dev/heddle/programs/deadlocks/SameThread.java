// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;

/** One thread takes the locks in both orders, another only the inner one of each. */
public final class SameThread {
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SameThread::bothOrders, SameThread::oneAtATime);
    System.out.println("done");
  }

  private static void bothOrders() {
    synchronized (A) {
      synchronized (B) {
        System.out.println("a, b");
      }
    }
    synchronized (B) {
      synchronized (A) {
        System.out.println("b, a");
      }
    }
  }

  private static void oneAtATime() {
    synchronized (A) {
      System.out.println("a");
    }
    synchronized (B) {
      System.out.println("b");
    }
  }
}
