// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** setPlain() releases nothing, even when the reader uses get(). */
public final class SetPlain {
  private static final AtomicInteger READY = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SetPlain::write, SetPlain::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: SetPlain.value
    READY.setPlain(1);
  }

  private static void read() {
    int ready = READY.get();
    int read = value; // race: SetPlain.value
  }
}
