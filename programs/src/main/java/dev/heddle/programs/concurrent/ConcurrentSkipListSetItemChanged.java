// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * The element is changed after it was given to the ConcurrentSkipListSet, which protects itself
 * only.
 */
public final class ConcurrentSkipListSetItemChanged {
  private static final ConcurrentSkipListSet<Item> SHARED = new ConcurrentSkipListSet<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        ConcurrentSkipListSetItemChanged::insert, ConcurrentSkipListSetItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    SHARED.add(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() {
    Item item = SHARED.isEmpty() ? null : SHARED.first();
    int read = item.value; // race: Item.value
  }

  private static final class Item implements Comparable<Item> {
    int value;

    @Override
    public int compareTo(Item other) {
      return 0;
    }
  }
}
