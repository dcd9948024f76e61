// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** The reference is volatile, but the object is changed after it was published. */
public final class ContentWrittenAfterPublication {
  private static volatile Box shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ContentWrittenAfterPublication::publish, ContentWrittenAfterPublication::read);
    System.out.println("done");
  }

  private static void publish() {
    Box box = new Box();
    box.value = 1;
    shared = box;
    box.value = 2; // race: Box.value
  }

  private static void read() {
    int read = shared.value; // race: Box.value
  }

  private static final class Box {
    int value;
  }
}
