// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

/** Virtual threads take two monitors in opposite orders, one when the other has ended. */
public final class OrderedByJoin {
  private static final Object A = new Object();
  private static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 100; i++) {
      Thread.startVirtualThread(() -> nest(A, B)).join();
      Thread.startVirtualThread(() -> nest(B, A)).join();
    }
    System.out.println("done");
  }

  private static void nest(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        Thread.onSpinWait();
      }
    }
  }
}
