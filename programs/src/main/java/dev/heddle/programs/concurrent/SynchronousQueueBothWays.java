// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.SynchronousQueue;

/** A synchronous hand-over makes both sides meet: the giver is ordered after the taker's past. */
public final class SynchronousQueueBothWays {
  private static final SynchronousQueue<String> QUEUE = new SynchronousQueue<>();
  private static int taker;
  private static int giver;

  public static void main(String[] args) throws Exception {
    Threads.run(SynchronousQueueBothWays::give, SynchronousQueueBothWays::take);
    System.out.println("done");
  }

  private static void give() throws InterruptedException {
    giver = 1;
    QUEUE.put("item");
    if (taker != 2) {
      throw new AssertionError();
    }
  }

  private static void take() throws InterruptedException {
    taker = 2;
    QUEUE.take();
    if (giver != 1) {
      throw new AssertionError();
    }
  }
}
