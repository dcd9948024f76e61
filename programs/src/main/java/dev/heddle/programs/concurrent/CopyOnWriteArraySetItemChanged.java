// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/**
 * The element is changed after it was given to the CopyOnWriteArraySet, which protects itself only.
 */
public final class CopyOnWriteArraySetItemChanged {
  private static final Set<Item> SHARED = new CopyOnWriteArraySet<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        CopyOnWriteArraySetItemChanged::insert, CopyOnWriteArraySetItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    SHARED.add(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() {
    Item item = SHARED.isEmpty() ? null : SHARED.iterator().next();
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    int value;
  }
}
