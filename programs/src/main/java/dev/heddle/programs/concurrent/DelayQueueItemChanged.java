// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** The element is changed after it was given to the DelayQueue, which protects itself only. */
public final class DelayQueueItemChanged {
  private static final DelayQueue<Item> SHARED = new DelayQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DelayQueueItemChanged::insert, DelayQueueItemChanged::receive);
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

  private static final class Item implements Delayed {
    int value;

    @Override
    public long getDelay(TimeUnit unit) {
      return 0;
    }

    @Override
    public int compareTo(Delayed other) {
      return 0;
    }
  }
}
