// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Threads;

/** Thread.yield() and onSpinWait() have no meaning in the memory model. */
public final class YieldIsNoEdge {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(YieldIsNoEdge::write, YieldIsNoEdge::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: YieldIsNoEdge.value
    Thread.yield();
    Thread.onSpinWait();
  }

  private static void read() {
    Thread.yield();
    Thread.onSpinWait();
    int read = value; // race: YieldIsNoEdge.value
  }
}
