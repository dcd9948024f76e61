// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The element is changed after it was given to the ConcurrentHashMap, which protects itself only.
 */
public final class ConcurrentHashMapItemChanged {
  private static final ConcurrentMap<String, Item> SHARED = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ConcurrentHashMapItemChanged::insert, ConcurrentHashMapItemChanged::receive);
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
