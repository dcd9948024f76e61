// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The element is changed after it was given to the LinkedBlockingQueue, which protects itself only.
 */
public final class LinkedBlockingQueueItemChanged {
  private static final BlockingQueue<Item> SHARED = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        LinkedBlockingQueueItemChanged::insert, LinkedBlockingQueueItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    Item item = new Item();
    SHARED.put(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() throws InterruptedException {
    Item item = SHARED.take();
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    int value;
  }
}
