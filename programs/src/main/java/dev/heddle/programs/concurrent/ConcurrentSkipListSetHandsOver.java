// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentSkipListSet;

/** ConcurrentSkipListSet: add() happens before the first() that returns the element. */
public final class ConcurrentSkipListSetHandsOver {
  private static final ConcurrentSkipListSet<Item> SHARED = new ConcurrentSkipListSet<>();

  public static void main(String[] args) throws Exception {
    Threads.run(ConcurrentSkipListSetHandsOver::insert, ConcurrentSkipListSetHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    item.value = 1;
    SHARED.add(item);
  }

  private static void receive() {
    Item item = SHARED.isEmpty() ? null : SHARED.first();
    while (item == null) {
      Thread.onSpinWait();
      item = SHARED.isEmpty() ? null : SHARED.first();
    }
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item implements Comparable<Item> {
    int value;

    @Override
    public int compareTo(Item other) {
      return 0;
    }
  }
}
