// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** CopyOnWriteArraySet: add() happens before the iteration that meets the element. */
public final class CopyOnWriteArraySetHandsOver {
  private static final Set<Item> SHARED = new CopyOnWriteArraySet<>();

  public static void main(String[] args) throws Exception {
    Threads.run(CopyOnWriteArraySetHandsOver::insert, CopyOnWriteArraySetHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    item.value = 1;
    SHARED.add(item);
  }

  private static void receive() {
    Item item = SHARED.isEmpty() ? null : SHARED.iterator().next();
    while (item == null) {
      Thread.onSpinWait();
      item = SHARED.isEmpty() ? null : SHARED.iterator().next();
    }
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item {
    int value;
  }
}
