// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * The element is changed after it was given to the ConcurrentSkipListMap, which protects itself
 * only.
 */
public final class ConcurrentSkipListMapItemChanged {
  private static final ConcurrentNavigableMap<String, Item> SHARED = new ConcurrentSkipListMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        ConcurrentSkipListMapItemChanged::insert, ConcurrentSkipListMapItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    SHARED.put("key", item);
    item.value = 1; // race: Item.value
  }

  private static void receive() {
    Item item = SHARED.get("key");
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    int value;
  }
}
