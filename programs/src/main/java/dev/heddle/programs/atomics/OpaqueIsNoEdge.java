// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Opaque accesses do not race with each other, but order nothing else. */
public final class OpaqueIsNoEdge {
  private static final AtomicInteger READY = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OpaqueIsNoEdge::write, OpaqueIsNoEdge::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: OpaqueIsNoEdge.value
    READY.setOpaque(1);
  }

  private static void read() {
    int ready = READY.getOpaque();
    int read = value; // race: OpaqueIsNoEdge.value
  }
}
