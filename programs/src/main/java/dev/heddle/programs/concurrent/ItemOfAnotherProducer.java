// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Taking one producer's element does not order the other producer's writes. */
public final class ItemOfAnotherProducer {
  private static final Queue<String> QUEUE = new ConcurrentLinkedQueue<>();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        () -> QUEUE.add("first"), ItemOfAnotherProducer::second, ItemOfAnotherProducer::consume);
    System.out.println("done");
  }

  private static void second() {
    QUEUE.add("second");
    value = 1; // race: ItemOfAnotherProducer.value
  }

  private static void consume() {
    String first = QUEUE.poll();
    int read = value; // race: ItemOfAnotherProducer.value
  }
}
