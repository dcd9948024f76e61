// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/**
 * The element is changed after it was given to the LinkedBlockingDeque, which protects itself only.
 */
public final class LinkedBlockingDequeItemChanged {
  private static final BlockingDeque<Item> SHARED = new LinkedBlockingDeque<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        LinkedBlockingDequeItemChanged::insert, LinkedBlockingDequeItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    Item item = new Item();
    SHARED.putLast(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() throws InterruptedException {
    Item item = SHARED.takeFirst();
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    int value;
  }
}
