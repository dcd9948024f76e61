// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * The element is changed after it was given to the ConcurrentLinkedDeque, which protects itself
 * only.
 */
public final class ConcurrentLinkedDequeItemChanged {
  private static final Deque<Item> SHARED = new ConcurrentLinkedDeque<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        ConcurrentLinkedDequeItemChanged::insert, ConcurrentLinkedDequeItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    SHARED.addFirst(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() {
    Item item = SHARED.pollLast();
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    int value;
  }
}
