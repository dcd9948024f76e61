// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** One thread writes under the outer monitor only, the other under the inner one only. */
public final class OuterGuardsInner {
  private static final Object OUTER = new Object();
  private static final Object INNER = new Object();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OuterGuardsInner::first, OuterGuardsInner::second);
    System.out.println("done");
  }

  private static void first() {
    synchronized (OUTER) {
      synchronized (INNER) {
        INNER.hashCode();
      }
      value = 1; // race: OuterGuardsInner.value
    }
  }

  private static void second() {
    synchronized (INNER) {
      value = 2; // race: OuterGuardsInner.value
    }
  }
}
