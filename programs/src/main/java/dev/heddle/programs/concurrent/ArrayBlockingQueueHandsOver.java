// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** ArrayBlockingQueue: put() happens before the take() that returns the element. */
public final class ArrayBlockingQueueHandsOver {
  private static final BlockingQueue<Item> SHARED = new ArrayBlockingQueue<>(4);

  public static void main(String[] args) throws Exception {
    Threads.run(ArrayBlockingQueueHandsOver::insert, ArrayBlockingQueueHandsOver::receive);
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
