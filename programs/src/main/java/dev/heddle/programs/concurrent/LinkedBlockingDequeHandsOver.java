// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** LinkedBlockingDeque: putLast() happens before the takeFirst() that returns the element. */
public final class LinkedBlockingDequeHandsOver {
  private static final BlockingDeque<Item> SHARED = new LinkedBlockingDeque<>();

  public static void main(String[] args) throws Exception {
    Threads.run(LinkedBlockingDequeHandsOver::insert, LinkedBlockingDequeHandsOver::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    Item item = new Item();
    item.value = 1;
    SHARED.putLast(item);
  }

  private static void receive() throws InterruptedException {
    Item item = SHARED.takeFirst();
    if (item.value++ != 1) {
      throw new AssertionError();
    }
  }

  private static final class Item {
    int value;
  }
}
