// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

/** One thread takes the locks in the second order when the other has ended. */
public final class OrderedByJoin {
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 3; i++) {
      Thread thread = new Thread(OrderedByJoin::aThenB);
      thread.start();
      thread.join();
      bThenA();
    }
    System.out.println("done");
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
