// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Objects with final fields put themselves into a queue, each at another stage of its construction:
 * before its final fields are frozen, between the superclass's freeze and its own, and after both.
 */
public final class HandedOverByConstructors {
  private static final BlockingQueue<Item> SHARED = new ArrayBlockingQueue<>(16);
  private static final int ROUNDS = 3;

  public static void main(String[] args) throws Exception {
    Threads.run(HandedOverByConstructors::insert, HandedOverByConstructors::receive);
    System.out.println("done");
  }

  private static void insert() throws InterruptedException {
    for (int i = 0; i < ROUNDS; i++) {
      new Early(i);
      new Special(i);
      new Delegating(i);
      Item late = new Item(i);
      SHARED.put(late);
    }
  }

  private static void receive() throws InterruptedException {
    for (int i = 0; i < 4 * ROUNDS; i++) {
      if (++SHARED.take().value != 2) {
        throw new AssertionError();
      }
    }
  }

  private static class Item {
    private final int number;
    int value;

    Item(int number) {
      this.number = number;
      value = 1;
    }

    final int number() {
      return number;
    }
  }

  private static final class Early extends Item {
    private final int twice;

    Early(int number) throws InterruptedException {
      super(number);
      SHARED.put(this);
      twice = 2 * number;
    }

    int twice() {
      return twice;
    }
  }

  /** Has no final fields of its own. */
  private static final class Special extends Item {
    Special(int number) throws InterruptedException {
      super(number);
      SHARED.put(this);
    }
  }

  private static final class Delegating extends Item {
    private final int first;

    Delegating(int number) throws InterruptedException {
      this(number, number);
      SHARED.put(this);
    }

    private Delegating(int number, int first) {
      super(number);
      this.first = first;
    }

    int first() {
      return first;
    }
  }
}
