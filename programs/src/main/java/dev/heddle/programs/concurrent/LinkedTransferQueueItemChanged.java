// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TransferQueue;

/**
 * The element is changed after it was given to the LinkedTransferQueue, which protects itself only.
 */
public final class LinkedTransferQueueItemChanged {
  private static final TransferQueue<Item> SHARED = new LinkedTransferQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(LinkedTransferQueueItemChanged::insert, LinkedTransferQueueItemChanged::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    Item item = new Item();
    SHARED.transfer(item);
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
