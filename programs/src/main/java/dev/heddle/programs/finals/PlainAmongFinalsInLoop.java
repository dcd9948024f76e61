// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** A loop has found many objects' contents in order; that of the last was changed too late. */
public final class PlainAmongFinalsInLoop {
  private static final int COUNT = 6;

  private static final Holder[] holders = new Holder[COUNT];

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < COUNT; i++) {
      holders[i] = new Holder();
    }
    Threads.inOrder(PlainAmongFinalsInLoop::change, PlainAmongFinalsInLoop::read);
    System.out.println("done");
  }

  private static void change() {
    holders[COUNT - 1].content.value = 1; // race: Content.value
  }

  private static void read() {
    int sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += holders[i].content.value; // race: Content.value
    }
    if (sum != 1) {
      throw new AssertionError(sum);
    }
  }

  private static final class Holder {
    final Content content = new Content();
  }

  private static final class Content {
    int value;
  }
}
