// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** ConcurrentLinkedQueue: offer() happens before the poll() that returns the element. */
public final class ConcurrentLinkedQueueHandsOver {
  private static final Queue<Item> SHARED = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(ConcurrentLinkedQueueHandsOver::insert, ConcurrentLinkedQueueHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    item.value = 1;
    SHARED.offer(item);
  }

  private static void receive() {
    Item item = SHARED.poll();
    while (item == null) {
      Thread.onSpinWait();
      item = SHARED.poll();
    }
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item {
    int value;
  }
}
