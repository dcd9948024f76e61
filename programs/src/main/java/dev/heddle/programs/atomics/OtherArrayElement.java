// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Writing one element of an atomic array and reading another orders nothing. */
public final class OtherArrayElement {
  private static final AtomicIntegerArray FLAGS = new AtomicIntegerArray(4);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OtherArrayElement::write, OtherArrayElement::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: OtherArrayElement.value
    FLAGS.set(0, 1);
  }

  private static void read() {
    int flag = FLAGS.get(1);
    int read = value; // race: OtherArrayElement.value
  }
}
