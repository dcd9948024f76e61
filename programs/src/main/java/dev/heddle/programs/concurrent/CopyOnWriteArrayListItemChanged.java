// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The element is changed after it was given to the CopyOnWriteArrayList, which protects itself
 * only.
 */
public final class CopyOnWriteArrayListItemChanged {
  private static final List<Item> SHARED = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        CopyOnWriteArrayListItemChanged::insert, CopyOnWriteArrayListItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    SHARED.add(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() {
    Item item = SHARED.isEmpty() ? null : SHARED.get(0);
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    int value;
  }
}
