// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** The value is written after the atomic was set. */
public final class WriteAfterSet {
  private static final AtomicInteger READY = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteAfterSet::write, WriteAfterSet::read);
    System.out.println("done");
  }

  private static void write() {
    READY.set(1);
    value = 1; // race: WriteAfterSet.value
  }

  private static void read() {
    if (READY.get() == 1) {
      int read = value; // race: WriteAfterSet.value
    }
  }
}
