// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** CopyOnWriteArrayList: add() happens before the get() that returns the element. */
public final class CopyOnWriteArrayListHandsOver {
  private static final List<Item> SHARED = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.run(CopyOnWriteArrayListHandsOver::insert, CopyOnWriteArrayListHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    item.value = 1;
    SHARED.add(item);
  }

  private static void receive() {
    Item item = SHARED.isEmpty() ? null : SHARED.get(0);
    while (item == null) {
      Thread.onSpinWait();
      item = SHARED.isEmpty() ? null : SHARED.get(0);
    }
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item {
    int value;
  }
}
