// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** A hand-made buffer of one slot: items travel through the monitor, and so does what they hold. */
public final class OneSlotBuffer {
  private Item slot;

  public static void main(String[] args) throws Exception {
    OneSlotBuffer buffer = new OneSlotBuffer();
    Threads.run(() -> produce(buffer), () -> consume(buffer));
    System.out.println("done");
  }

  private static void produce(OneSlotBuffer buffer) throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      Item item = new Item();
      item.number = i;
      buffer.put(item);
    }
  }

  private static void consume(OneSlotBuffer buffer) throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      Item item = buffer.take();
      if (item.number != i) {
        throw new AssertionError(item.number);
      }
      item.number = -1;
    }
  }

  private synchronized void put(Item item) throws InterruptedException {
    while (slot != null) {
      wait();
    }
    slot = item;
    notifyAll();
  }

  private synchronized Item take() throws InterruptedException {
    while (slot == null) {
      wait();
    }
    Item item = slot;
    slot = null;
    notifyAll();
    return item;
  }

  private static final class Item {
    int number;
  }
}
