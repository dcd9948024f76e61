// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** An object with a final field is changed after it was given to the queue. */
public final class ItemWithFinalsChanged {
  private static final BlockingQueue<Item> SHARED = new ArrayBlockingQueue<>(4);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ItemWithFinalsChanged::insert, ItemWithFinalsChanged::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    Item item = new Item("changed");
    SHARED.put(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() throws InterruptedException {
    Item item = SHARED.take();
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    private final String name;
    int value;

    Item(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
