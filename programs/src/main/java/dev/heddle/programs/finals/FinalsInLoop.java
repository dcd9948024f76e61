// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/**
 * A loop goes over objects of which some were made before the reader's start and some later. What
 * it knows of the ones says nothing of the others, and each is reached through its final field.
 */
public final class FinalsInLoop {
  private static final int COUNT = 6;

  private static final Holder[] known = new Holder[COUNT];
  private static Object[] shared;

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < COUNT; i++) {
      known[i] = new Holder(i);
    }
    Threads.inOrder(FinalsInLoop::publish, FinalsInLoop::read);
    System.out.println("done");
  }

  private static void publish() {
    Object[] made = new Object[COUNT];
    for (int i = 0; i < COUNT; i++) {
      made[i] = i % 2 == 0 ? known[i] : new Holder(i); // race: java.lang.Object[]
    }
    shared = made; // race: FinalsInLoop.shared
  }

  private static void read() {
    Object[] holders = shared; // race: FinalsInLoop.shared
    int sum = 0;
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < COUNT; i++) {
        Holder holder = (Holder) holders[i]; // race: java.lang.Object[]
        sum += holder.content().value + holder.content.value;
        holder.check(i);
      }
    }
    if (sum != 90) {
      throw new AssertionError(sum);
    }
  }

  private static final class Holder {
    private final Content content;

    Holder(int value) {
      content = new Content();
      content.value = value;
    }

    Content content() {
      return content;
    }

    void check(int expected) {
      for (int i = 0; i < 2; i++) {
        if (content.value != expected) {
          throw new AssertionError(content.value);
        }
      }
    }
  }

  private static final class Content {
    int value;
  }
}
