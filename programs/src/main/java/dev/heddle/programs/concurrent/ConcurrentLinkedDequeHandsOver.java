// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/** ConcurrentLinkedDeque: addFirst() happens before the pollLast() that returns the element. */
public final class ConcurrentLinkedDequeHandsOver {
  private static final Deque<Item> SHARED = new ConcurrentLinkedDeque<>();

  public static void main(String[] args) throws Exception {
    Threads.run(ConcurrentLinkedDequeHandsOver::insert, ConcurrentLinkedDequeHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() {
    Item item = new Item();
    item.value = 1;
    SHARED.addFirst(item);
  }

  private static void receive() {
    Item item = SHARED.pollLast();
    while (item == null) {
      Thread.onSpinWait();
      item = SHARED.pollLast();
    }
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item {
    int value;
  }
}
