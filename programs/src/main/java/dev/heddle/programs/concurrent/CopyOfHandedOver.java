// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Who gets an object from a queue learns nothing from whoever has handed over a copy of it. */
public final class CopyOfHandedOver {
  private static final BlockingQueue<Item> ORIGINALS = new ArrayBlockingQueue<>(4);
  private static final BlockingQueue<Item> COPIES = new ArrayBlockingQueue<>(4);
  private static final BlockingQueue<Item> OTHERS = new ArrayBlockingQueue<>(4);

  private static int shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(CopyOfHandedOver::copy, CopyOfHandedOver::passOn, CopyOfHandedOver::receive);
    System.out.println("done");
  }

  private static void copy() throws InterruptedException {
    Item item = new Item("original");
    ORIGINALS.put(item);
    COPIES.put(item.clone());
  }

  private static void passOn() throws InterruptedException {
    Item copy = COPIES.take();
    shared = 1; // race: CopyOfHandedOver.shared
    OTHERS.put(copy);
  }

  private static void receive() throws InterruptedException {
    ORIGINALS.take();
    int read = shared; // race: CopyOfHandedOver.shared
  }

  private static final class Item implements Cloneable {
    private final String name;

    Item(String name) {
      this.name = name;
    }

    @Override
    public Item clone() {
      try {
        return (Item) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
