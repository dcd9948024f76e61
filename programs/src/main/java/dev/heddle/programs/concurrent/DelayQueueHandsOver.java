// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** DelayQueue: put() happens before the take() that returns the element when its delay is over. */
public final class DelayQueueHandsOver {
  private static final DelayQueue<Item> SHARED = new DelayQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(DelayQueueHandsOver::insert, DelayQueueHandsOver::receive);
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
