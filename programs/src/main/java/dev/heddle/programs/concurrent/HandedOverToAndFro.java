// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** One object with final fields goes to and fro by two queues, and is a lock in between. */
public final class HandedOverToAndFro {
  private static final BlockingQueue<Item> THERE = new ArrayBlockingQueue<>(1);
  private static final BlockingQueue<Item> BACK = new ArrayBlockingQueue<>(1);
  private static final int ROUNDS = 50;

  private static int total;

  public static void main(String[] args) throws Exception {
    Threads.run(HandedOverToAndFro::send, HandedOverToAndFro::answer);
    System.out.println("done");
  }

  private static void send() throws InterruptedException {
    Item item = new Item("ball");
    for (int i = 0; i < ROUNDS; i++) {
      item.value++;
      THERE.put(item);
      BACK.take();
      synchronized (item) {
        total++;
      }
    }
  }

  private static void answer() throws InterruptedException {
    for (int i = 0; i < ROUNDS; i++) {
      Item item = THERE.take();
      item.value++;
      synchronized (item) {
        total++;
      }
      BACK.put(item);
    }
  }

  private static final class Item {
    private final String name;
    int value;

    Item(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
