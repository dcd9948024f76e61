// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A loop asks a list, lets the other thread go, and asks the same list again at the same place. */
public final class LoopGoesOnAfterRelease {
  private static final List<String> LIST = new ArrayList<>(List.of("a"));
  private static final CountDownLatch ASKED = new CountDownLatch(1);

  public static void main(String[] args) throws Exception {
    Threads.run(LoopGoesOnAfterRelease::ask, LoopGoesOnAfterRelease::add);
    System.out.println("done");
  }

  private static void ask() {
    List<String> list = LIST;
    for (int i = 0; i < 2; i++) {
      list.isEmpty(); // race: java.util.ArrayList
      if (i == 0) {
        ASKED.countDown();
      }
    }
  }

  private static void add() throws InterruptedException {
    ASKED.await();
    LIST.add("b"); // race: java.util.ArrayList
  }
}
