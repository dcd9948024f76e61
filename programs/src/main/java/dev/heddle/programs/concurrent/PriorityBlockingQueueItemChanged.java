// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/**
 * The element is changed after it was given to the PriorityBlockingQueue, which protects itself
 * only.
 */
public final class PriorityBlockingQueueItemChanged {
  private static final BlockingQueue<Item> SHARED = new PriorityBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        PriorityBlockingQueueItemChanged::insert, PriorityBlockingQueueItemChanged::receive);
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

  private static final class Item implements Comparable<Item> {
    int value;

    @Override
    public int compareTo(Item other) {
      return 0;
    }
  }
}
