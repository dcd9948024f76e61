// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** The buffer is right, but the producer goes on writing to an item that it has given away. */
public final class ItemKeptByProducer {
  private final Object lock = new Object();
  private Item slot;

  public static void main(String[] args) throws Exception {
    ItemKeptByProducer buffer = new ItemKeptByProducer();
    Threads.inOrder(buffer::produce, buffer::consume);
    System.out.println("done");
  }

  private void produce() {
    Item item = new Item();
    synchronized (lock) {
      slot = item;
    }
    item.number = 1; // race: Item.number
  }

  private void consume() {
    Item item;
    synchronized (lock) {
      item = slot;
    }
    int read = item.number; // race: Item.number
  }

  private static final class Item {
    int number;
  }
}
