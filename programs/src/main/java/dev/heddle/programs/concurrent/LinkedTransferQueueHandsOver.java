// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TransferQueue;

/** LinkedTransferQueue: transfer() happens before the take() that receives the element. */
public final class LinkedTransferQueueHandsOver {
  private static final TransferQueue<Item> SHARED = new LinkedTransferQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(LinkedTransferQueueHandsOver::insert, LinkedTransferQueueHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    Item item = new Item();
    item.value = 1;
    SHARED.transfer(item);
  }

  private static void receive() throws InterruptedException {
    Item item = SHARED.take();
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item {
    int value;
  }
}
