// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** On a full queue, take() happens before the put() that it makes room for. */
public final class BoundedArrayQueueTurnsAround {
  private static final BlockingQueue<String> QUEUE = new ArrayBlockingQueue<>(1);
  private static int value;

  public static void main(String[] args) throws Exception {
    QUEUE.put("first");
    Threads.run(BoundedArrayQueueTurnsAround::take, BoundedArrayQueueTurnsAround::put);
    System.out.println("done");
  }

  private static void take() throws InterruptedException {
    value = 1;
    QUEUE.take();
  }

  private static void put() throws InterruptedException {
    QUEUE.put("second");
    if (value != 1) {
      throw new AssertionError();
    }
  }
}
