// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** LinkedBlockingQueue: put() happens before the take() that returns the element. */
public final class LinkedBlockingQueueHandsOver {
  private static final BlockingQueue<Item> SHARED = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(LinkedBlockingQueueHandsOver::insert, LinkedBlockingQueueHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    Item item = new Item();
    item.value = 1;
    SHARED.put(item);
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
