// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two atomics do not order the users of one with the users of the other. */
public final class OtherAtomic {
  private static final AtomicInteger LEFT = new AtomicInteger();
  private static final AtomicInteger RIGHT = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OtherAtomic::write, OtherAtomic::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: OtherAtomic.value
    LEFT.incrementAndGet();
  }

  private static void read() {
    RIGHT.incrementAndGet();
    int read = value; // race: OtherAtomic.value
  }
}
