// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.io;

import dev.heddle.programs.support.Threads;
import java.io.IOException;
import java.nio.channels.Selector;

/** What is written after wakeup(), or before another selector is woken up, is not handed over. */
public final class WriteAfterWakeup {
  private static int late;
  private static int elsewhere;

  public static void main(String[] args) throws Exception {
    try (Selector selector = Selector.open();
        Selector other = Selector.open()) {
      Threads.inOrder(() -> wakeup(selector, other), () -> select(selector));
      System.out.println("done");
    }
  }

  private static void wakeup(Selector selector, Selector other) {
    selector.wakeup();
    late = 1; // race: WriteAfterWakeup.late
    elsewhere = 1; // race: WriteAfterWakeup.elsewhere
    other.wakeup();
  }

  private static void select(Selector selector) throws IOException {
    selector.select();
    int readLate = late; // race: WriteAfterWakeup.late
    int readElsewhere = elsewhere; // race: WriteAfterWakeup.elsewhere
  }
}
