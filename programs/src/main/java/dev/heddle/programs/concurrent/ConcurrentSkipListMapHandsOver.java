// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** ConcurrentSkipListMap: put() happens before the get() that returns the value. */
public final class ConcurrentSkipListMapHandsOver {
  private static final ConcurrentNavigableMap<String, Item> SHARED = new ConcurrentSkipListMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(ConcurrentSkipListMapHandsOver::insert, ConcurrentSkipListMapHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    item.value = 1;
    SHARED.put("key", item);
  }

  private static void receive() {
    Item item = SHARED.get("key");
    while (item == null) {
      Thread.onSpinWait();
      item = SHARED.get("key");
    }
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item {
    int value;
  }
}
