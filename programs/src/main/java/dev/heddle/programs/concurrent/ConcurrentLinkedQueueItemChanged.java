// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The element is changed after it was given to the ConcurrentLinkedQueue, which protects itself
 * only.
 */
public final class ConcurrentLinkedQueueItemChanged {
  private static final Queue<Item> SHARED = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        ConcurrentLinkedQueueItemChanged::insert, ConcurrentLinkedQueueItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    SHARED.offer(item);
    item.value = 1; // race: Item.value
  }

  private static void receive() {
    Item item = SHARED.poll();
    int read = item.value; // race: Item.value
  }

  private static final class Item {
    int value;
  }
}
